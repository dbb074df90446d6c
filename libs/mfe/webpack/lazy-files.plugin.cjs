const { writeFileSync } = require('node:fs');
const { join } = require('node:path');

const SCRIPT = /\.(js|css)$/;

/** Files of a chunk group and its children: a shared module and its own lazy parts are separate groups. */
function filesOf(group, seen = new Set()) {
  if (seen.has(group)) return [];
  seen.add(group);
  return [
    ...group.getFiles().filter((file) => SCRIPT.test(file)),
    ...group.getChildren().flatMap((child) => filesOf(child, seen)),
  ];
}

/**
 * Finds the files of each lazy shared module of the shell: all of them for the service worker, and
 * in `lazy-files.json` those of the module itself, which prerendered pages preload.
 */
exports.LazyFilesPlugin = class LazyFilesPlugin {
  /** @param {Map<string, string[]>} lazyFiles keys are the modules' names; the plugin sets the values */
  constructor(lazyFiles) {
    this.lazyFiles = lazyFiles;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('LazyFilesPlugin', ({ chunkGroups, errors, outputOptions }) => {
      const preloads = {};
      for (const name of this.lazyFiles.keys()) {
        const groups = chunkGroups.filter((group) => group.origins.some(({ request }) => request === name));
        const paths = (files) => [...new Set(files)].map((file) => `/${file}`);
        const files = paths(groups.flatMap((group) => filesOf(group)));
        if (files.length === 0) errors.push(new Error(`No chunk was found for the lazy module ${name}`));
        this.lazyFiles.set(name, files);
        // A group holds the reference to the shared module, its child the module.
        const own = groups.flatMap((group) => [group, ...group.getChildren()]);
        preloads[name] = paths(own.flatMap((group) => group.getFiles()).filter((file) => SCRIPT.test(file)));
      }
      writeFileSync(join(outputOptions.path, 'lazy-files.json'), JSON.stringify(preloads));
    });
  }
};
