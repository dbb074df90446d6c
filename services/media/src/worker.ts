import { loadEnv, runService } from '@concord/nest-platform';
import { mediaEnv } from './env';
import { mediaWorker } from './service';

void runService(mediaWorker(loadEnv(mediaEnv, process.env)));
