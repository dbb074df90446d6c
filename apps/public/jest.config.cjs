module.exports = require('../../tools/config/jest.web.cjs')(__dirname, { grouped: true });
