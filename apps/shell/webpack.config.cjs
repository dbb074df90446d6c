const { shellConfig } = require('@concord/mfe/webpack');

module.exports = shellConfig({ dir: __dirname });
