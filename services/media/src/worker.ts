import { ownEnv, runService } from '@concord/nest-platform';
import { mediaWorkerEnv } from './env';
import { mediaWorker } from './service';

void runService(mediaWorker(ownEnv(mediaWorkerEnv)));
