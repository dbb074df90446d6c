import { ownEnv, runService } from '@concord/nest-platform';
import { membersWorkerEnv } from './env';
import { membersWorker } from './service';

void runService(membersWorker(ownEnv(membersWorkerEnv)));
