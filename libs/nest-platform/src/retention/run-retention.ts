import { parseArgs } from 'node:util';
import { baseEnv, type BaseEnv } from '../core/env';
import { log, logAs, setLogLevel } from '../core/logger';
import { applyRetention, type Print, type Retention } from './retention';

/** Environment of a `retention.ts`, which a service extends by its peers and its period. */
export const retentionEnv = baseEnv.pick({
  LOG_LEVEL: true,
  MONGODB_URI: true,
  MONGODB_DB_PREFIX: true,
  LIST_READER: true,
  SERVICE_SECRET: true,
});

/** Retentions of a service on its stores. Close them afterwards. */
export interface OpenRetention {
  readonly retentions: readonly Retention[];
  close(): Promise<void>;
}

/** Applies all retentions one after another, then closes them. @returns true if all went well */
export async function applyAll(
  { retentions, close }: OpenRetention,
  purge: boolean,
  print: Print,
): Promise<boolean> {
  let isWell = true;
  try {
    for (const retention of retentions) if (!(await applyRetention(retention, purge, print))) isWell = false;
  } finally {
    await close();
  }
  return isWell;
}

/**
 * Lists what a service keeps beyond its period, and destroys it with `--purge`. Ends the process with code 1 if
 * something failed. For `retention.ts`.
 */
export function runRetention<Env extends Pick<BaseEnv, 'LOG_LEVEL'>>(
  name: string,
  env: Env,
  open: (env: Env) => Promise<OpenRetention>,
): Promise<void> {
  setLogLevel(env.LOG_LEVEL);
  return logAs(name, async () => {
    try {
      const { values } = parseArgs({ options: { purge: { type: 'boolean', default: false } } });
      const print: Print = (line) => void process.stdout.write(`${line}\n`);
      if (!(await applyAll(await open(env), values.purge, print))) process.exitCode = 1;
    } catch (error) {
      log.fatal({ err: error }, 'the retention could not be run');
      process.exitCode = 1;
    }
  });
}
