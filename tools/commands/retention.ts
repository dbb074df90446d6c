import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { givenEnvironment } from '../lib/given-environment.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { homeDir, ROOT } from '../lib/paths.ts';
import { RunFile } from '../lib/run-file.ts';
import { loadSecrets } from '../lib/secrets.ts';

const SERVICES = ['students', 'members'];
const PASSED_ON = /^(PATH|NODE_.*|LOG_LEVEL|(MEMBER_)?RETENTION_YEARS|SERVICE_SECRET)$/;

/** Lists what the running product keeps beyond its periods; `--purge` destroys it. */
export function retention(args: string[]): Promise<void> {
  const home = homeDir();
  const known = RunFile.storesOf(home);
  if (!known) throw new LauncherError(`Concord does not run on ${home}: start it, or set CONCORD_HOME.`);
  const { MONGODB_URI, MONGODB_DB_PREFIX, STUDENTS_URL, EXAMS_URL, MEDIA_URL } = known;
  const given = Object.entries(givenEnvironment()).filter(([name]) => PASSED_ON.test(name));
  const env = {
    // Records of the audit log are also log lines, which the operator need not see.
    LOG_LEVEL: 'warn',
    SERVICE_SECRET: loadSecrets(home).SERVICE_SECRET,
    ...Object.fromEntries(given),
    MONGODB_URI,
    MONGODB_DB_PREFIX,
    STUDENTS_URL,
    EXAMS_URL,
    MEDIA_URL,
  };
  const codes = SERVICES.map((service) => {
    const program = join(ROOT, 'services', service, 'dist', 'retention.js');
    return spawnSync(process.execPath, [program, ...args], { stdio: 'inherit', env }).status ?? 1;
  });
  process.exitCode = Math.max(...codes);
  return Promise.resolve();
}
