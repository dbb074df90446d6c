import { buildOf } from '@concord/contracts/environment';
import { log, setLogLevel } from '../core/logger';
import { baseEnv, type BaseEnv } from '../core/env';
import type { MongoAddress } from '../stores/mongo';
import { type DatabaseDefinition, prepareDatabase } from '../stores/prepare-database';

/** Environment of a `prepare.ts`; a service may extend it. */
export const prepareEnv = baseEnv.pick({
  LOG_LEVEL: true,
  VERSION: true,
  COMMIT: true,
  MONGODB_URI: true,
  MONGODB_DB_PREFIX: true,
  LIST_READER: true,
});

/**
 * Prepares a service's database and ends the process: code 0, or 1 with the reason in the log. For
 * `prepare.ts`, which runs before processes of a new version start.
 */
export async function runPrepare<
  Env extends MongoAddress & Pick<BaseEnv, 'LOG_LEVEL' | 'VERSION' | 'COMMIT'>,
>(definition: DatabaseDefinition<Env>, env: Env): Promise<void> {
  setLogLevel(env.LOG_LEVEL);
  const from = Date.now();
  try {
    await prepareDatabase(definition, env);
    log.info({ ...buildOf(env), ms: Date.now() - from }, `the database of ${definition.service} is prepared`);
  } catch (error) {
    log.fatal({ err: error }, `the database of ${definition.service} could not be prepared`);
    process.exitCode = 1;
  }
}
