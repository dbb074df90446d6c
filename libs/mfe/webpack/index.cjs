const { join } = require('node:path');
const { constants } = require('node:zlib');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { withoutUnusedParts } = require('./left-out.cjs');
const { ChunkFilesPlugin } = require('./chunk-files.cjs');
const { LateFilesPlugin, PrecachePlugin } = require('./service-worker.cjs');
const { inOneFile, lateModules, providedByShell, takenFromShell } = require('./shared.cjs');

const COMPRESSED = /\.(js|css|html|svg|json)$/;
const MIN_BYTES_TO_COMPRESS = 512;

/** Only chunks that webpack has hashed already: the ones holding its runtime have no content hash at that moment. */
const hashedName = ({ chunk }) =>
  chunk?.contentHash?.javascript ? '[name].[contenthash:10].js' : '[name].js';

const swcLoader = (production) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: !production } },
    },
    module: { type: 'es6' },
  },
});

function compression() {
  return [
    new CompressionPlugin({ test: COMPRESSED, threshold: MIN_BYTES_TO_COMPRESS, algorithm: 'gzip' }),
    new CompressionPlugin({
      test: COMPRESSED,
      threshold: MIN_BYTES_TO_COMPRESS,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
  ];
}

function baseConfig({ dir, production, publicPath, uniqueName }) {
  return {
    context: dir,
    mode: production ? 'production' : 'development',
    // `eval` source maps would need an exception in the content security policy.
    devtool: production ? false : 'source-map',
    target: ['web', 'es2022'],
    output: {
      path: join(dir, 'dist'),
      publicPath,
      uniqueName,
      clean: true,
      filename: production ? hashedName : '[name].js',
      chunkFilename: production ? hashedName : '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      // A module that failed to load is evaluated again by Retry, not remembered as failed.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      conditionNames: ['concord:source', '...'],
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swcLoader(production) },
        { test: /\.css$/, type: 'asset/resource' },
        { test: /\.(svg|png|jpe?g|webp|avif|woff2|pdf|docx)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      mangleExports: 'size',
      minimizer: [
        new MinimizerPlugin({
          extractComments: false,
          minify: MinimizerPlugin.swcMinify,
          terserOptions: { ecma: 2020, mangle: true, compress: { passes: 3 }, format: { comments: false } },
        }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

const isProduction = () => process.env.NODE_ENV !== 'development';

/**
 * Webpack configuration of a remote: it exposes `./routes` and takes every shared module from the shell.
 *
 * @param {{ name: string, dir: string, routes?: string }} options `name` as in `/remotes.json`, `dir` the app's folder
 * @returns {import('webpack').Configuration}
 */
exports.remoteConfig = function remoteConfig({ name, dir, routes = './src/routes.tsx' }) {
  const production = isProduction();
  const config = baseConfig({ dir, production, publicPath: 'auto', uniqueName: `concord_${name}` });
  return {
    ...config,
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name,
        exposes: { './routes': routes },
        shared: takenFromShell(),
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

const shellPageConfig = ({ dir, production, lateFiles, entry, template, pagePlugins }) => {
  const config = baseConfig({ dir, production, publicPath: '/', uniqueName: 'concord_shell' });
  return {
    ...config,
    name: 'page',
    entry: { main: entry },
    optimization: { ...config.optimization, splitChunks: { cacheGroups: inOneFile() } },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedByShell(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        runtimePlugins: [require.resolve('./runtime-core.plugin.mjs')],
        experiments: { optimization: { target: 'web' } },
      }),
      new HtmlWebpackPlugin({ template: join(dir, template), scriptLoading: 'defer' }),
      ...pagePlugins(HtmlWebpackPlugin),
      new LateFilesPlugin(lateFiles),
      ...withoutUnusedParts(),
      ...(production ? compression() : []),
    ],
  };
};

/** Built after the page, whose files it names; its own name never changes, for browsers look for it there. */
const shellWorkerConfig = ({ dir, production, lateFiles, worker }) => {
  const config = baseConfig({ dir, production, publicPath: '/', uniqueName: 'concord_worker' });
  return {
    ...config,
    name: 'worker',
    dependencies: ['page'],
    devtool: false,
    target: ['webworker', 'es2022'],
    entry: { sw: worker },
    output: { ...config.output, clean: false, filename: '[name].js' },
    plugins: [
      new PrecachePlugin({ folder: config.output.path, lateFiles }),
      ...(production ? compression() : []),
    ],
  };
};

/**
 * Webpack configurations of the shell: the page, which owns the router, provides the shared modules and gives the
 * remotes the one copy of the federation runtime, and its service worker.
 *
 * @param {{ dir: string, entry?: string, template?: string, worker?: string,
 *   pagePlugins?: (pages: typeof HtmlWebpackPlugin) => object[] }} options `dir` is the app's folder; `pagePlugins` gives
 *   further plugins of the page's build, from the one that writes its HTML
 * @returns {import('webpack').Configuration[]}
 */
exports.shellConfig = function shellConfig({
  dir,
  entry = './src/main.ts',
  template = './src/index.html',
  worker = './src/worker/sw.ts',
  pagePlugins = () => [],
}) {
  const parts = {
    dir,
    production: isProduction(),
    lateFiles: new Map(lateModules.map((name) => [name, []])),
  };
  return [
    shellPageConfig({ ...parts, entry, template, pagePlugins }),
    shellWorkerConfig({ ...parts, worker }),
  ];
};

/**
 * Webpack configuration of the code that renders pages at build: CommonJS for Node with everything bundled, so that the
 * shell and a remote share one copy of each module, as they do in the browser.
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
      // The browser bundles have written the files; here only their addresses count.
      generator: { 'asset/resource': { emit: false } },
    },
    // Each named chunk stays one: by its name the files are found that a browser will load for it.
    optimization: { minimize: false, chunkIds: 'named', splitChunks: false },
    plugins: [],
  };
};
