import { ownEnv, runPrepare } from '@concord/nest-platform';
import { studentsDatabase } from './database';
import { studentsPrepareEnv } from './env';

void runPrepare(studentsDatabase, ownEnv(studentsPrepareEnv));
