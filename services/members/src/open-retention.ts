import { openProgram, type OpenRetention } from '@concord/nest-platform';
import { membersDatabase } from './database';
import type { MembersRetentionEnv } from './env';
import { FormerMembersRetention } from './features/privacy/retention/former-members.retention';
import { StatementTextsRetention } from './features/privacy/retention/statement-texts.retention';
import { RetentionModule } from './retention.module';

/** Opens the retention on the stores of the environment, next to the running service. Close it afterwards. */
export async function openRetention(env: MembersRetentionEnv): Promise<OpenRetention> {
  const app = await openProgram(RetentionModule.forRoot(env), membersDatabase);
  const get = { strict: false };
  const retentions = [app.get(FormerMembersRetention, get), app.get(StatementTextsRetention, get)];
  return { retentions, close: () => app.close() };
}
