import { loadEnv, runService } from '@concord/nest-platform';
import { workerEnv } from './env';
import { studentsWorker } from './service';

void runService(studentsWorker(loadEnv(workerEnv, process.env)));
