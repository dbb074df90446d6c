import { callsOf, type ServiceOptions } from '@concord/nest-platform';
import { studentsDatabase } from './database';
import type { StudentsEnv, WorkerEnv } from './env';
import { HttpModule } from './http.module';
import { WorkerModule } from './worker.module';

/** The students service, for its process and its tests. */
export function studentsService(env: StudentsEnv): ServiceOptions {
  return {
    name: 'students',
    module: HttpModule.forRoot(env),
    env,
    calls: callsOf('students'),
    workers: ['students-worker'],
    database: studentsDatabase,
  };
}

/** The worker: its HTTP server answers health probes only. */
export const studentsWorker = (env: WorkerEnv): ServiceOptions => ({
  name: 'students-worker',
  module: WorkerModule.forRoot(env),
  env,
  calls: {},
  database: studentsDatabase,
});
