import { ownEnv, runService } from '@concord/nest-platform';
import { workInBackground } from './background';
import { mediaWorkerEnv } from './env';
import { mediaWorker } from './service';

workInBackground();
void runService(mediaWorker(ownEnv(mediaWorkerEnv)));
