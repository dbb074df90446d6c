import { loadEnv, runService } from '@concord/nest-platform';
import { studentsEnv } from './env';
import { studentsService } from './service';

void runService(studentsService(loadEnv(studentsEnv, process.env)));
