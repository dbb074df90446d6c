const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join } = require('node:path');
const { transformSync } = require('@swc/core');

const OPTIONS = {
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  module: { type: 'commonjs' },
  swcrc: false,
};

/** Runs a TypeScript file of the theme, with its relative imports, in the process of the build. */
function load(filename) {
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...OPTIONS, filename });
  const found = new Module(filename);
  found.filename = filename;
  found.paths = Module._nodeModulePaths(dirname(filename));
  found.require = (id) =>
    id.startsWith('.') ? load(join(dirname(filename), `${id}.ts`)) : Module.prototype.require.call(found, id);
  found._compile(code, filename);
  return found.exports;
}

const THEME = join(__dirname, '../src/theme/theme.ts');

/** Loads the product's theme. */
exports.loadTheme = () => load(THEME).theme;
/** The folder of its sources, for webpack to watch. */
exports.THEME_FOLDER = dirname(THEME);
