/** A site keeps itself on the device: whether it is there whole, and whether a newer version waits. */
import { prefix, site } from "../lib/place";

const HOUR = 3_600_000;
/** Milliseconds of a first visit before everything else is fetched. */
const FIRST = 1500;
const LATEST = 60_000;

class Updates {
  /** A newer version is here, whole, and starts when somebody wants it. */
  waits = $state(false);
  /** All of this version is on the device: it plays without a network. */
  kept = $state(false);
  #registration: ServiceWorkerRegistration | null = null;

  /** `playable` tells when a table could be had. */
  async start(playable: Promise<void>): Promise<void> {
    if (site === null || !("serviceWorker" in navigator)) return;
    const workers = navigator.serviceWorker;
    let had = workers.controller !== null;
    workers.addEventListener("controllerchange", () => {
      if (had) location.reload();
      had = true;
      void this.#compare();
    });
    void this.#compare();
    if (!had) await quiet(playable);
    try {
      this.#registration = await workers.register(`${prefix}/service-worker.js`, { updateViaCache: "none" });
    } catch {
      return; // not over TLS, or in a private window: then it needs its network
    }
    this.#watch(this.#registration);
    const look = (): void => { if (!document.hidden) void this.#registration?.update().catch(() => undefined); };
    document.addEventListener("visibilitychange", look);
    setInterval(look, HOUR);
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const note = (): void => { this.waits ||= registration.waiting !== null && registration.active !== null; };
    note();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", note));
  }

  /** What keeps this page may be newer than the page, when a host changed between the two. */
  async #compare(): Promise<void> {
    const version = await versionOf(navigator.serviceWorker.controller);
    if (version === null) return;
    if (version === site) this.kept = true;
    else this.waits = true;
  }

  /** Every open page of this site goes on with the new version: it loads again when the worker changes. */
  take(): void {
    const waiting = this.#registration?.waiting;
    if (waiting) waiting.postMessage("take over");
    else location.reload();
  }
}

const wait = (time: number): Promise<void> => new Promise((go) => setTimeout(go, time));

/** Whoever comes for the first time wants to play first: what that needs comes before all the rest. */
const quiet = (playable: Promise<void>): Promise<unknown> => Promise.race([Promise.all([wait(FIRST), playable]), wait(LATEST)]);

function versionOf(worker: ServiceWorker | null): Promise<string | null> {
  if (worker === null) return Promise.resolve(null);
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = (event: MessageEvent<string>) => done(event.data);
    worker.postMessage("version", [port2]);
  });
}

export const updates = new Updates();
