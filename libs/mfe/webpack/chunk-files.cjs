const { sources, Compilation } = require('webpack');
const { lateModules } = require('./shared.cjs');

const FILE = 'chunks.json';
const SCRIPT = /\.js$/;

const sharedModulesOf = (compilation, chunk) =>
  [...compilation.chunkGraph.getChunkModulesIterable(chunk)]
    .map((module) => module.options?.shareKey)
    .filter((key) => lateModules.includes(key));

/**
 * Writes `chunks.json`: for each chunk that has a name, the `files` that it comes in, and the `shared` modules of the
 * shell that these ask for when they run. Pages that are rendered ahead have both fetched early.
 */
exports.ChunkFilesPlugin = class ChunkFilesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkFilesPlugin', stage }, () => {
        const named = [...compilation.namedChunkGroups].map(([name, { chunks }]) => [
          name,
          {
            files: chunks.flatMap(({ files }) => [...files].filter((file) => SCRIPT.test(file))),
            shared: [...new Set(chunks.flatMap((chunk) => sharedModulesOf(compilation, chunk)))],
          },
        ]);
        compilation.emitAsset(FILE, new sources.RawSource(JSON.stringify(Object.fromEntries(named))));
      });
    });
  }
};
