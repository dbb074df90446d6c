declare global {
  /** Webpack's chunk loader; every dynamic import of the bundle calls it. */
  var __webpack_chunk_load__: (chunk: string) => Promise<unknown>;
}

const load = __webpack_chunk_load__;
let loaded = new Set<string>();

__webpack_chunk_load__ = (chunk) => {
  loaded.add(chunk);
  return load(chunk);
};

/** Names of the chunks that `work` imports, including those already loaded. */
export async function chunksLoadedBy(work: () => Promise<void>): Promise<string[]> {
  loaded = new Set();
  await work();
  return [...loaded];
}
