/// <reference lib="webworker" />
/**
 * Keeps one version of the site on this device, whole. `charsu site` writes the line with `SITE` in front of it.
 *
 * A version is installed into a store of its own, every file checked by its hash, and either it is there with all its files or it is not
 * there. The page stays with the version it was opened with until somebody asks for the new one.
 */
export {};
declare const self: ServiceWorkerGlobalScope;
declare const SITE: { readonly version: string; readonly files: Readonly<Record<string, string>> };

const scope = new URL(self.registration.scope);
/** Several sites may lie beside each other under one host. */
const FAMILY = `charsu ${scope.pathname} `;
const CACHE = FAMILY + SITE.version;
const HOME = "index.html";
const PACKED = ".wasm.pack";

/** The page is asked for by its folder: some hosts send `index.html` elsewhere. */
const place = (name: string): URL => new URL(name === HOME ? "." : name, scope);

/** Only bytes with the hash of this version are taken, wherever they were kept on their way. */
const wanted = (name: string, cache: RequestCache): Request => new Request(place(name), { integrity: SITE.files[name] ?? "", cache });

/** Names with a hash in them never change; the others are asked for again. */
const way = (name: string): RequestCache => (name.includes("/") ? "default" : "no-cache");

/** Networks are large and only the strongest bots want them: they come last. */
const isLate = (name: string): boolean => name.includes("/networks/");

async function bring(cache: Cache, name: string): Promise<void> {
  if (await cache.match(place(name))) return;
  const answer = await fetch(wanted(name, way(name))).catch(() => fetch(wanted(name, "reload")));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  await cache.put(place(name), name.endsWith(PACKED) ? unpacked(answer) : answer);
}

/** Browsers remember what they compiled of a module only where it lies as it is. */
function unpacked(answer: Response): Response {
  return new Response(answer.body?.pipeThrough(new DecompressionStream("gzip")) ?? null, { headers: { "content-type": "application/wasm" } });
}

/** What has come before a line broke is kept, and not used before the rest is there. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const names = Object.keys(SITE.files);
  for (const late of [false, true]) await Promise.all(names.filter((name) => isLate(name) === late).map((name) => bring(cache, name)));
}

async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The name of a file of this site behind an address; null for addresses that are not ours. */
function named(address: string): string | null {
  const url = new URL(address);
  if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return null;
  const name = url.pathname.slice(scope.pathname.length) || HOME;
  return name in SITE.files ? name : null;
}

/** From the store of this version; where the browser has thrown something away, from the host, but only the same bytes. */
async function give(name: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(place(name))) ?? fetch(wanted(name, "default"));
}

/** A page of the host that is none of ours; without a network, home. */
const stray = (request: Request): Promise<Response> => fetch(request).catch(() => Response.redirect(scope.href));

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const name = named(event.request.url);
  if (name !== null) event.respondWith(give(name));
  else if (event.request.mode === "navigate") event.respondWith(stray(event.request));
});
self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
  if (event.data === "version") event.ports[0]?.postMessage(SITE.version);
});
