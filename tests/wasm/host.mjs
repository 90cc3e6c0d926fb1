// A host for the rules' WebAssembly modules, in Node and in a browser: plays random games or lets a tree grow, and gives the bytes back.

const aligned = (n) => (n + 15) & ~15;

class Room {
  constructor(instance) {
    this.exports = instance.exports;
    this.free = aligned(this.exports.__heap_base.value);
  }
  take(size) {
    const first = this.free;
    this.free = aligned(first + size);
    const missing = this.free - this.exports.memory.buffer.byteLength;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / 65536));
    return first;
  }
  put(bytes) {
    const first = this.take(bytes.length);
    this.bytes(first, bytes.length).set(bytes);
    return first;
  }
  bytes(first, size) {
    return new Uint8Array(this.exports.memory.buffer, first, size);
  }
}

const instance = async (module) => new Room((await WebAssembly.instantiate(module, {})).instance);

export async function playMany(module, start, { choices, players, games, seed, most }) {
  const room = await instance(module);
  const states = room.take(start.length * games);
  const listed = room.take(choices);
  const lengths = room.take(8 * games);
  const standings = room.take(8 * games * players);
  for (let i = 0; i < games; i++) room.bytes(states + i * start.length, start.length).set(start);
  const began = performance.now();
  room.exports.play_many(states, games, listed, seed, 0, games, most, lengths, games, standings, games, players);
  const seconds = (performance.now() - began) / 1000;
  return { bytes: room.bytes(states, start.length * games), seconds };
}

export async function think(module, start, settings, { choices, answers, node, nodes, deepest, seats, seed, iterations, unliked }) {
  const room = await instance(module);
  const tree = room.take(node * nodes);
  new DataView(room.exports.memory.buffer).setInt32(tree + node + unliked, -1000000, true);
  const set = room.put(settings);
  const from = room.put(start);
  const board = room.put(start);
  const listed = room.take(choices);
  const slots = room.take(4 * answers);
  const path = room.take(4 * deepest);
  const shares = room.take(8 * seats);
  const began = performance.now();
  room.exports.think(tree, nodes, set, 1, from, 1, board, 1, listed, slots, answers, path, deepest, shares, seats, seed, iterations);
  const seconds = (performance.now() - began) / 1000;
  return { bytes: room.bytes(tree, node * nodes), seconds };
}

export async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (b) => b.toString(16).padStart(2, "0")).join("");
}

export const decode = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

export async function run({ task, module, start, settings, facts }) {
  const bytes = decode(module);
  const found = task === "play" ? await playMany(bytes, decode(start), facts) : await think(bytes, decode(start), decode(settings), facts);
  return { digest: await digest(found.bytes), seconds: found.seconds };
}
