const { createHash } = require('node:crypto');
const { globSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { Compilation, sources } = require('webpack');

const SCRIPT = /\.(js|css)$/;
const START = '{index.html,main{,.*}.{js,css}}';
const HASHED = /\.[0-9a-f]{10}\./;
const PLACES = { manifest: 'self.__WB_MANIFEST', lateFiles: 'self.__LATE_FILES' };

/**
 * Files of a chunk group and of all behind it: a shared module has a group of its own, which holds the module itself,
 * and so has every part of it that loads when it is first shown.
 */
function filesOf(group, seen = new Set()) {
  if (seen.has(group)) return [];
  seen.add(group);
  return [
    ...group.getFiles().filter((file) => SCRIPT.test(file)),
    ...group.getChildren().flatMap((child) => filesOf(child, seen)),
  ];
}

/**
 * Notes which files the page loads for each late shared module: the worker is built with that list. The files that the
 * module itself comes in also go into `late-files.json`, for pages that have them fetched early.
 */
class LateFilesPlugin {
  /** @param {Map<string, string[]>} lateFiles has the modules' names; gets their files */
  constructor(lateFiles) {
    this.lateFiles = lateFiles;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('LateFilesPlugin', ({ chunkGroups, errors, outputOptions }) => {
      const early = {};
      for (const name of this.lateFiles.keys()) {
        const groups = chunkGroups.filter((group) => group.origins.some(({ request }) => request === name));
        const paths = (files) => [...new Set(files)].map((file) => `/${file}`);
        const files = paths(groups.flatMap((group) => filesOf(group)));
        if (files.length === 0) errors.push(new Error(`No chunk was found for the late module ${name}`));
        this.lateFiles.set(name, files);
        // A group has the reference to the shared module, the one below it the module.
        const start = groups.flatMap((group) => [group, ...group.getChildren()]);
        early[name] = paths(start.flatMap((group) => group.getFiles()).filter((file) => SCRIPT.test(file)));
      }
      writeFileSync(join(outputOptions.path, 'late-files.json'), JSON.stringify(early));
    });
  }
}

/** Puts into the worker what it stores on its installation: the page and its start script, and the lists above. */
class PrecachePlugin {
  constructor({ folder, lateFiles }) {
    this.folder = folder;
    this.lateFiles = lateFiles;
  }

  /** As Workbox takes it: a file whose name changes with its content needs no revision. */
  manifest() {
    const files = globSync(START, { cwd: this.folder }).sort();
    if (files.length < 2) throw new Error('The page and its start script are not there yet');
    return files.map((file) => {
      const content = () => readFileSync(join(this.folder, file));
      const revision = HASHED.test(file) ? null : createHash('sha256').update(content()).digest('hex');
      return { url: `/${file}`, revision };
    });
  }

  values() {
    const lateFiles = [...this.lateFiles].map(([name, files]) => [name.split('/').at(-1), files]);
    return { manifest: this.manifest(), lateFiles: Object.fromEntries(lateFiles) };
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PrecachePlugin', (compilation) => {
      // After the code was minimized and before it is compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: 'PrecachePlugin', stage }, () => {
        const values = this.values();
        compilation.updateAsset('sw.js', (asset) => {
          let code = asset.source().toString();
          for (const [key, place] of Object.entries(PLACES)) {
            if (code.split(place).length !== 2) throw new Error(`The worker must name ${place} exactly once`);
            code = code.replace(place, () => JSON.stringify(values[key]));
          }
          return new sources.RawSource(code);
        });
      });
    });
  }
}

module.exports = { LateFilesPlugin, PrecachePlugin };
