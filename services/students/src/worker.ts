import { ownEnv, runService } from '@concord/nest-platform';
import { workerEnv } from './env';
import { studentsWorker } from './service';

void runService(studentsWorker(ownEnv(workerEnv)));
