const { remoteConfig } = require('@concord/mfe/webpack');

module.exports = remoteConfig({ name: 'registration', dir: __dirname });
