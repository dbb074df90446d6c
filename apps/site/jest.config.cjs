const { testTimeout, ...web } = require('../../tools/config/jest.web.cjs')(__dirname);
const server = require('../../tools/config/jest.server.cjs')(__dirname, { grouped: false });
delete server.testTimeout;

/** Pages are browser code rendered in Node; documents are Node code. */
module.exports = {
  testTimeout,
  projects: [
    {
      ...web,
      displayName: 'pages',
      testEnvironment: 'node',
      setupFilesAfterEnv: [],
      roots: ['<rootDir>/src'],
    },
    { ...server, displayName: 'documents', roots: ['<rootDir>/documents'] },
  ],
};
