import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { router } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { installing } from "./site/installing.svelte";
import { updates } from "./site/updates.svelte";

installing.start();
router.start();
await settings.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
void updates.start();
