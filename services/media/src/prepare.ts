import { ownEnv, prepareEnv, runPrepare } from '@concord/nest-platform';
import { mediaDatabase } from './database';

void runPrepare(mediaDatabase, ownEnv(prepareEnv));
