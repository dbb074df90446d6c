const { createHash } = require('node:crypto');
const { globSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Compilation, sources } = require('webpack');
const { integrityOf } = require('./integrity.cjs');

const PAGE_FILES = '{index.html,main{,.*}.{js,css}}';
const PLACEHOLDERS = { manifest: 'self.__WB_MANIFEST', lazyFiles: 'self.__LAZY_FILES' };

/** Inserts the precache list into the service worker: the page, its start script, the lazy files. */
exports.PrecachePlugin = class PrecachePlugin {
  /** @param {{ folder: string, lazyFiles: Map<string, string[]> }} options `folder` has the built page */
  constructor({ folder, lazyFiles }) {
    this.folder = folder;
    this.lazyFiles = lazyFiles;
  }

  /** Workbox format: a file whose name changes with its content needs no revision. */
  manifest(files) {
    return files.map((file) => {
      const integrity = integrityOf(file);
      if (integrity) return { url: `/${file}`, revision: null, integrity };
      const content = readFileSync(join(this.folder, file));
      return { url: `/${file}`, revision: createHash('sha256').update(content).digest('hex') };
    });
  }

  insert(compilation, pageFiles) {
    const lazyFiles = [...this.lazyFiles].map(([name, files]) => [name.split('/').at(-1), files]);
    const values = { manifest: this.manifest(pageFiles), lazyFiles: Object.fromEntries(lazyFiles) };
    compilation.updateAsset('sw.js', (asset) => {
      let code = asset.source().toString();
      for (const [key, place] of Object.entries(PLACEHOLDERS)) {
        if (code.split(place).length !== 2) throw new Error(`The worker must name ${place} exactly once`);
        code = code.replace(place, () => JSON.stringify(values[key]));
      }
      return new sources.RawSource(code);
    });
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PrecachePlugin', (compilation) => {
      // Runs after minimization, before compression.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: 'PrecachePlugin', stage }, () => {
        const pageFiles = globSync(PAGE_FILES, { cwd: this.folder }).sort();
        if (pageFiles.length >= 2) return this.insert(compilation, pageFiles);
        // Throwing would hide errors of the page's build.
        compilation.errors.push(
          new Error('The worker needs the page and its start script: the page was not built'),
        );
      });
    });
  }
};
