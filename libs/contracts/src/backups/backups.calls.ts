import { defineCalls } from '../core/call';
import { backupRoutes } from './backups.routes';
import { backupStatus } from './backups.schemas';

export const backupCalls = defineCalls(backupRoutes, {
  backupStatus: {
    summary: 'The last copy of the stores, and the last one that was restored for a trial',
    answer: backupStatus,
  },
});
