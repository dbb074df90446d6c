import { ownEnv, runRetention } from '@concord/nest-platform';
import { membersRetentionEnv } from './env';
import { openRetention } from './open-retention';

/** Lists what is kept for longer than MEMBER_RETENTION_YEARS; with `--purge` it destroys that. */
void runRetention('members-retention', ownEnv(membersRetentionEnv), openRetention);
