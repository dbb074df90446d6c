import { ownEnv, runService } from '@concord/nest-platform';
import { mediaEnv } from './env';
import { mediaService } from './service';

void runService(mediaService(ownEnv(mediaEnv)));
