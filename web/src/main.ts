import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { api } from "./lib/api";
import { router } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { installing } from "./site/installing.svelte";
import { updates } from "./site/updates.svelte";

installing.start();
router.start();
// where tables can only be on this device, what they need starts while the page does
const playable = ["home", "new", "table"].includes(router.route.screen) ? api.warmUp().catch(() => undefined) : Promise.resolve();
await settings.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
void updates.start(playable);
