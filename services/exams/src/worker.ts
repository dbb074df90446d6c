import { ownEnv, runService } from '@concord/nest-platform';
import { examsDatabase } from './database';
import { examsEnv } from './env';
import { WorkerModule } from './worker.module';

const env = ownEnv(examsEnv);

void runService({
  name: 'exams-worker',
  module: WorkerModule.forRoot(env),
  env,
  calls: {},
  database: examsDatabase,
});
