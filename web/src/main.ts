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
// Python starts while the page does
if (["home", "new", "table"].includes(router.route.screen)) void api.warmUp().catch(() => undefined);
await settings.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
void updates.start();
