const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

/** Builds the service before the integration tests, which run its processes. */
module.exports = () => {
  if (process.env.INTEGRATION)
    execFileSync('npm', ['run', 'build'], {
      cwd: join(__dirname, '..', '..'),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
};
