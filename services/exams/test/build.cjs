const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

/** The integration tests run the built processes, so they are built from what is there. */
module.exports = () => {
  if (process.env.INTEGRATION)
    execFileSync('npm', ['run', 'build'], {
      cwd: join(__dirname, '..'),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
};
