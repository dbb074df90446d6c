const { remoteConfig } = require('@concord/mfe/webpack');

module.exports = remoteConfig({ name: 'admin', dir: __dirname });
