const { Compilation, RuntimeGlobals, RuntimeModule, sources } = require('webpack');
const { integrityOf } = require('./integrity.cjs');

const NAME = 'PageScriptsPlugin';
const PAGE = 'index.html';
const START_SCRIPT = /<script [^>]*?src="([^"]+)"/;
const ENDING = '.js';

/** Runtime module that reads chunk names from the page. */
class ChunkNamesModule extends RuntimeModule {
  constructor() {
    super('chunk names');
  }

  generate() {
    return `${RuntimeGlobals.getChunkScriptFilename} = (id) => self.chunkNames[id] + "${ENDING}";`;
  }
}

/** Base name of each chunk file that the page may load later; chunks with references only have none. */
function chunkNames({ chunks }) {
  const lazy = [...chunks].filter((chunk) => !chunk.hasRuntime());
  const named = lazy.flatMap(({ id, files }) =>
    [...files].filter((file) => file.endsWith(ENDING)).map((file) => [id, file.slice(0, -ENDING.length)]),
  );
  return JSON.stringify(Object.fromEntries(named));
}

/**
 * Writes script integrity into the shell's page: the `integrity` of the start script, and the names
 * of all chunks, which are hashes. In the page rather than in the start script, which must stay
 * small.
 */
exports.PageScriptsPlugin = class PageScriptsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        // Runs before webpack's own handler.
        .tap({ name: NAME, stage: -1 }, (chunk, requirements) => {
          // The start script's name identifies the version, so it must change with any chunk.
          requirements.add(RuntimeGlobals.getFullHash);
          compilation.addRuntimeModule(chunk, new ChunkNamesModule());
          return true;
        });
      // Names have their final hashes at this stage; compression comes next.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const names = `<script>self.chunkNames=${chunkNames(compilation)}</script>`;
        const inPage = (tag, src) => `${names}${tag} integrity="${integrityOf(src)}"`;
        compilation.updateAsset(
          PAGE,
          (page) => new sources.RawSource(page.source().toString().replace(START_SCRIPT, inPage)),
        );
      });
    });
  }
};
