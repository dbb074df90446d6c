import { loadEnv, runService } from '@concord/nest-platform';
import { examsDatabase } from './database';
import { examsEnv } from './env';
import { WorkerModule } from './worker.module';

const env = loadEnv(examsEnv, process.env);

void runService({
  name: 'exams-worker',
  module: WorkerModule.forRoot(env),
  env,
  calls: {},
  database: examsDatabase,
});
