import { loadEnv, runService } from '@concord/nest-platform';
import { workerEnv } from './env';
import { WorkerModule } from './worker.module';

const env = loadEnv(workerEnv, process.env);

void runService({ name: 'exams-worker', module: WorkerModule.forRoot(env), env, calls: {} });
