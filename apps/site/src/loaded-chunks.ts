declare global {
  /** Webpack's own, which every dynamic import of the bundle goes through. */
  var __webpack_chunk_load__: (chunk: string) => Promise<unknown>;
}

const load = __webpack_chunk_load__;
let loaded = new Set<string>();

__webpack_chunk_load__ = (chunk) => {
  loaded.add(chunk);
  return load(chunk);
};

/** The names of the chunks that the work asks for, whether they were here already or not. */
export async function chunksLoadedBy(work: () => Promise<void>): Promise<string[]> {
  loaded = new Set();
  await work();
  return [...loaded];
}
