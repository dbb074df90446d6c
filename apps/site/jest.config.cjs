const { testTimeout, ...web } = require('../../tools/config/jest.web.cjs')(__dirname);
const server = require('../../tools/config/jest.server.cjs')(__dirname);
delete server.testTimeout;

/** What renders pages is tested as browser code, what makes documents as the Node program that it is. */
module.exports = {
  testTimeout,
  projects: [
    { ...web, displayName: 'pages', testPathIgnorePatterns: [...web.testPathIgnorePatterns, '/documents/'] },
    { ...server, displayName: 'documents', roots: ['<rootDir>/documents'] },
  ],
};
