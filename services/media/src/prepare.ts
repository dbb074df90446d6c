import { loadEnv, prepareEnv, runPrepare } from '@concord/nest-platform';
import { mediaDatabase } from './database';

void runPrepare(mediaDatabase, loadEnv(prepareEnv, process.env));
