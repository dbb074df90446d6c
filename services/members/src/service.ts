import { callsOf, type ServiceOptions } from '@concord/nest-platform';
import { registerUploads } from '@concord/workbook/uploads';
import { membersDatabase } from './database';
import type { MembersEnv, MembersWorkerEnv } from './env';
import { HttpModule } from './http.module';
import { WorkerModule } from './worker.module';

/** The API process. */
export const membersService = (env: MembersEnv): ServiceOptions => ({
  name: 'members',
  module: HttpModule.forRoot(env),
  env,
  calls: callsOf('members'),
  workers: ['members-worker'],
  plugins: registerUploads,
  database: membersDatabase,
});

/** The worker process; its HTTP server answers health probes only. */
export const membersWorker = (env: MembersWorkerEnv): ServiceOptions => ({
  name: 'members-worker',
  module: WorkerModule.forRoot(env),
  env,
  calls: {},
  database: membersDatabase,
});
