const { sources, Compilation } = require('webpack');
const { lazyModules } = require('./shared-modules.cjs');

const FILE = 'chunks.json';
const SCRIPT = /\.js$/;

const sharedModulesOf = (compilation, chunk) =>
  [...compilation.chunkGraph.getChunkModulesIterable(chunk)]
    .map((module) => module.options?.shareKey)
    .filter((key) => lazyModules.includes(key));

/**
 * Writes `chunks.json`: the `files` of each named chunk and the shell's lazy `shared` modules that
 * they import. Prerendered pages preload both.
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
