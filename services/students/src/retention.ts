import { parseArgs } from 'node:util';
import { log, logAs, ownEnv, setLogLevel } from '@concord/nest-platform';
import { retentionEnv } from './env';
import { runRetention } from './features/privacy/retention/run-retention';
import { openRetention } from './open-retention';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Lists records that are older than RETENTION_YEARS; with `--purge` it destroys them. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { purge: { type: 'boolean', default: false } } });
  const env = ownEnv(retentionEnv);
  setLogLevel(env.LOG_LEVEL);
  const { retention, close } = await openRetention(env);
  try {
    if (!(await runRetention(retention, values.purge, print))) process.exitCode = 1;
  } finally {
    await close();
  }
}

logAs('students-retention', main).catch((error: unknown) => {
  log.fatal({ err: error }, 'the retention could not be run');
  process.exitCode = 1;
});
