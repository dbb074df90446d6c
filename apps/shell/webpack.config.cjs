const { shellConfig } = require('@concord/mfe/webpack');
const { HeadPlugin } = require('@concord/ui/head');

module.exports = shellConfig({ dir: __dirname, pagePlugins: (pages) => [new HeadPlugin(pages)] });
