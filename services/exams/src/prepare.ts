import { ownEnv, prepareEnv, runPrepare } from '@concord/nest-platform';
import { examsDatabase } from './database';

void runPrepare(examsDatabase, ownEnv(prepareEnv));
