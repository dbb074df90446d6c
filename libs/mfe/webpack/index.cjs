const { join } = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { baseConfig, compression } = require('./base-config.cjs');
const { ChunkFilesPlugin } = require('./chunk-files.plugin.cjs');
const { LazyFilesPlugin } = require('./lazy-files.plugin.cjs');
const { PageScriptsPlugin } = require('./page-scripts.plugin.cjs');
const { PrecachePlugin } = require('./precache.plugin.cjs');
const { PRODUCTION_ROUTER } = require('./production-router.cjs');
const { dialogsInOneFile, lazyModules, providedByShell, consumedByRemotes } = require('./shared-modules.cjs');
const { replaceUnusedParts } = require('./unused-parts.cjs');

const isProduction = () => process.env.NODE_ENV !== 'development';

/**
 * Webpack configuration of a remote, which exposes `./routes` and takes every shared module from
 * the shell. The app's `webpack.config.cjs` is `module.exports = remoteConfig({ name: 'exam', dir:
 * __dirname })`.
 *
 * @param {{ name: string, dir: string }} options `name` as in `/remotes.json`, `dir` the app's
 * folder
 * @returns {import('webpack').Configuration}
 */
exports.remoteConfig = function remoteConfig({ name, dir }) {
  const production = isProduction();
  const config = baseConfig({ dir, production, publicPath: 'auto', uniqueName: `concord_${name}` });
  return {
    ...config,
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name,
        exposes: { './routes': './src/routes.tsx' },
        shared: consumedByRemotes(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      new ChunkFilesPlugin(),
      ...(production ? compression() : []),
    ],
  };
};

/**
 * Production variant of Emotion: the `development` one writes style elements, which the content
 * security policy blocks.
 */
const EMOTION = {
  test: /[\\/]@(?:emotion|mui)[\\/]/,
  resolve: { conditionNames: ['module', 'import', 'browser'] },
};

const shellPageConfig = ({ dir, production, lazyFiles, pagePlugins }) => {
  const config = baseConfig({ dir, production, publicPath: '/', uniqueName: 'concord_shell' });
  return {
    ...config,
    name: 'page',
    entry: { main: './src/main.ts' },
    resolve: { ...config.resolve, alias: production ? PRODUCTION_ROUTER : {} },
    module: { ...config.module, rules: [...config.module.rules, ...(production ? [] : [EMOTION])] },
    optimization: { ...config.optimization, splitChunks: { cacheGroups: dialogsInOneFile() } },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedByShell(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        runtimePlugins: [require.resolve('./federation-runtime.mjs')],
        experiments: { optimization: { target: 'web' } },
      }),
      new HtmlWebpackPlugin({ template: join(dir, 'src/index.html'), scriptLoading: 'defer' }),
      ...pagePlugins(HtmlWebpackPlugin),
      new LazyFilesPlugin(lazyFiles),
      ...replaceUnusedParts(),
      ...(production ? [new PageScriptsPlugin(), ...compression()] : []),
    ],
  };
};

/** Built after the page, whose files it lists. Its own name never changes, because browsers look for updates there. */
const shellWorkerConfig = ({ dir, production, lazyFiles }) => {
  const config = baseConfig({ dir, production, publicPath: '/', uniqueName: 'concord_worker' });
  return {
    ...config,
    name: 'worker',
    dependencies: ['page'],
    devtool: false,
    target: ['webworker', 'es2022'],
    entry: { sw: './src/offline/worker/sw.ts' },
    output: { ...config.output, clean: false, filename: '[name].js' },
    plugins: [
      new PrecachePlugin({ folder: config.output.path, lazyFiles }),
      ...(production ? compression() : []),
    ],
  };
};

/**
 * Webpack configurations of the shell: the page, which has the router, the shared modules and the federation runtime of
 * all remotes, and its service worker.
 *
 * @param {{ dir: string, pagePlugins: (pages: typeof HtmlWebpackPlugin) => object[] }} options `dir` is the app's folder;
 *   `pagePlugins` returns more plugins for the page, given the plugin that writes its HTML
 * @returns {import('webpack').Configuration[]}
 */
exports.shellConfig = function shellConfig({ dir, pagePlugins }) {
  const parts = {
    dir,
    production: isProduction(),
    lazyFiles: new Map(lazyModules.map((name) => [name, []])),
  };
  return [shellPageConfig({ ...parts, pagePlugins }), shellWorkerConfig(parts)];
};

/**
 * Webpack configuration of the code that prerenders pages: CommonJS for Node with everything bundled, so that the shell
 * and a remote share one copy of each module, as they do in the browser.
 *
 * @param {{ dir: string, entry: string, outDir: string }} options `dir` is the project's folder
 * @returns {import('webpack').Configuration}
 */
exports.prerenderConfig = function prerenderConfig({ dir, entry, outDir }) {
  const production = isProduction();
  const config = baseConfig({ dir, production, publicPath: '/', uniqueName: 'concord_prerender' });
  return {
    ...config,
    target: 'node20',
    // Used to find files beside the bundle.
    node: { __dirname: false },
    entry: { prerender: entry },
    output: {
      ...config.output,
      path: outDir,
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    module: {
      ...config.module,
      // The browser bundles write the files; this one needs only their URLs.
      generator: { 'asset/resource': { emit: false } },
    },
    optimization: {
      minimize: false,
      // Keeps named chunks separate: a chunk's name leads to the files that a browser loads for it.
      chunkIds: 'named',
      splitChunks: false,
      // Skips optimisations for size, which no browser benefits from: a third of this bundle's
      // build time.
      concatenateModules: false,
      usedExports: false,
      innerGraph: false,
      mangleExports: false,
      realContentHash: false,
    },
    plugins: [],
  };
};
