import { loadEnv, prepareEnv, runPrepare } from '@concord/nest-platform';
import { examsDatabase } from './database';

void runPrepare(examsDatabase, loadEnv(prepareEnv, process.env));
