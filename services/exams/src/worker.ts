import { ownEnv, runService } from '@concord/nest-platform';
import { examsDatabase } from './database';
import { examsWorkerEnv } from './env';
import { WorkerModule } from './worker.module';

const env = ownEnv(examsWorkerEnv);

void runService({
  name: 'exams-worker',
  module: WorkerModule.forRoot(env),
  env,
  calls: {},
  database: examsDatabase,
});
