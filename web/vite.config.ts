import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { local } from "./build/local";

const server = process.env.CHARSU_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./",
  plugins: [svelte(), local(true)],
  worker: { format: "es", plugins: () => [local(false)] },
  build: {
    outDir: resolve(import.meta.dirname, "../src/charsu/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      input: [resolve(import.meta.dirname, "index.html"), resolve(import.meta.dirname, "src/site/service-worker.ts")],
      checks: { pluginTimings: false },
      // a service worker keeps its name: by it browsers find the next version
      output: { entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js") },
    },
  },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
