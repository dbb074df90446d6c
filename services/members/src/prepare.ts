import { ownEnv, prepareEnv, runPrepare } from '@concord/nest-platform';
import { membersDatabase } from './database';

void runPrepare(membersDatabase, ownEnv(prepareEnv));
