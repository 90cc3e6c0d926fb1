/** What trees grow in: the rules' modules, and the networks that guide them. Each is fetched when it is first wanted. */
import type { Guide, Network, Wanted } from "./ground";

const ADDRESSES = import.meta.glob<string>("../../../src/charsu/sim/modules/*.wasm", { query: "?url", import: "default", eager: true });

/** What was fetched once stays; what failed is tried again. */
function remembering<T>(bring: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const promises = new Map<string, Promise<T>>();
  return (name) => {
    const promise = promises.get(name);
    if (promise) return promise;
    const coming = bring(name);
    coming.catch(() => promises.delete(name));
    promises.set(name, coming);
    return coming;
  };
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

const moduleOf = remembering(async (label) => {
  const address = ADDRESSES[`../../../src/charsu/sim/modules/${label}.wasm`];
  if (!address) throw new Error(`there is no module ${label}`);
  return WebAssembly.compile(await (await fetched(address)).arrayBuffer());
});

/** A network by the address of its file, which `charsu.nets.flat` describes. */
const networkOf = remembering(async (address): Promise<Network> => {
  const answer = await fetched(address);
  if (!answer.body) throw new Error(`${address} is empty`);
  const content = new Uint8Array(await new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  const begin = 4 + new DataView(content.buffer).getUint32(0, true);
  return { ...(JSON.parse(new TextDecoder().decode(content.subarray(4, begin))) as Omit<Network, "content">), content: content.subarray(begin) };
});

/** What somebody wants to grow trees in; `networks` is where the networks lie. */
export async function brought({ module, network }: Wanted, networks: string): Promise<[WebAssembly.Module, Guide | null]> {
  const [compiled, weights] = await Promise.all([moduleOf(module), network && networkOf(networks + network.file)]);
  return [compiled, network && weights && { network: weights, table: network.table }];
}
