const { remoteConfig } = require('@concord/mfe/webpack');

module.exports = remoteConfig({ name: 'member', dir: __dirname });
