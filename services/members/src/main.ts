import { ownEnv, runService } from '@concord/nest-platform';
import { membersEnv } from './env';
import { membersService } from './service';

void runService(membersService(ownEnv(membersEnv)));
