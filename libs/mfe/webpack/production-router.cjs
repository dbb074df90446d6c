const { dirname, join } = require('node:path');

// A dependency of `react-router-dom`, which re-exports it.
const files = join(dirname(require.resolve('react-router/package.json')), 'dist/production');

/**
 * Aliases for the router's production files, 0.3 kB less on each page: the package exports
 * development files to bundlers in every mode, which have extra warnings.
 */
exports.PRODUCTION_ROUTER = {
  'react-router$': join(files, 'index.mjs'),
  'react-router/dom$': join(files, 'dom-export.mjs'),
};
