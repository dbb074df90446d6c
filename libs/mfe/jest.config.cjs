const { testTimeout, ...web } = require('../../tools/config/jest.web.cjs')(__dirname);
const server = require('../../tools/config/jest.server.cjs')(__dirname, { grouped: false });
delete server.testTimeout;

/** The library is browser code; the webpack plugins are Node code. */
module.exports = {
  testTimeout,
  projects: [
    { ...web, displayName: 'browser', roots: ['<rootDir>/src'] },
    { ...server, displayName: 'webpack', roots: ['<rootDir>/webpack'] },
  ],
};
