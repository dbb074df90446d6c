module.exports = require('../../tools/config/jest.server.cjs')(__dirname);
