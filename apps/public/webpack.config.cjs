const { remoteConfig } = require('@concord/mfe/webpack');

module.exports = remoteConfig({ name: 'public_app', dir: __dirname });
