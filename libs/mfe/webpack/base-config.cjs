const { join } = require('node:path');
const { constants } = require('node:zlib');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');

const COMPRESSED = /\.(js|css|html|svg|json)$/;
const MIN_BYTES_TO_COMPRESS = 512;

/**
 * A file name contains the SHA-256 of the whole file, so a script's name implies its integrity:
 * `integrity.cjs`. Webpack also asks for a name before the runtime chunk is hashed: that name has
 * no hash.
 */
const hashedName = ({ chunk }) => (chunk?.contentHash?.javascript ? '[name].[contenthash].js' : '[name].js');

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

/** Plugins that write a gzip and a Brotli copy of each file. */
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

/** Common configuration of all bundles. */
function baseConfig({ dir, production, publicPath, uniqueName }) {
  return {
    context: dir,
    mode: production ? 'production' : 'development',
    // The content security policy forbids `eval` source maps.
    devtool: production ? false : 'source-map',
    target: ['web', 'es2022'],
    output: {
      path: join(dir, 'dist'),
      publicPath,
      uniqueName,
      clean: true,
      filename: production ? hashedName : '[name].js',
      chunkFilename: production ? hashedName : '[name].js',
      hashFunction: 'sha256',
      hashDigestLength: 64,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      // Retry evaluates a failed module again.
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
          terserOptions: { ecma: 2020, mangle: true, compress: { passes: 6 }, format: { comments: false } },
        }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

module.exports = { baseConfig, compression };
