const { remoteConfig } = require('@concord/mfe/webpack');

module.exports = remoteConfig({ name: 'exam', dir: __dirname });
