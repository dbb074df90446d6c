import { ownEnv, runRetention } from '@concord/nest-platform';
import { studentsRetentionEnv } from './env';
import { openRetention } from './open-retention';

/** Lists records that are older than RETENTION_YEARS; with `--purge` it destroys them. */
void runRetention('students-retention', ownEnv(studentsRetentionEnv), openRetention);
