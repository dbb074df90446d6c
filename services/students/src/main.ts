import { ownEnv, runService } from '@concord/nest-platform';
import { studentsEnv } from './env';
import { studentsService } from './service';

void runService(studentsService(ownEnv(studentsEnv)));
