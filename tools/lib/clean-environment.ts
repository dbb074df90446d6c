const DEVELOPERS_OWN = [
  'MONGODB_URI',
  'REDIS_URL',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'CONCORD_HOME',
];

/** The environment without the variables that lead to a developer's own data. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of DEVELOPERS_OWN) {
    delete env[name];
    delete env[`${name}_FILE`];
  }
  return env;
}
