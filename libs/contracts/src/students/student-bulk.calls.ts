import { bulkOutcome } from '../core/bulk';
import { defineCalls } from '../core/call';
import { LIMITS } from '../core/limits';
import {
  studentArchiveManyBody,
  studentDecideManyBody,
  studentRestoreManyBody,
} from './student-bulk.schemas';
import { studentBulkRoutes } from './student-bulk.routes';

export const studentBulkCalls = defineCalls(studentBulkRoutes, {
  studentArchiveMany: {
    summary:
      `Archive up to ${LIMITS.bulkIds} students by id, or up to ${LIMITS.bulkMax} by the filter of the list. Refused with ` +
      'TOO_MANY_ROWS over that, and with 409 when the filter lists another number than was confirmed',
    body: studentArchiveManyBody,
    answer: bulkOutcome,
    refusals: [409],
  },
  studentRestoreMany: {
    summary: 'Bring back what one call archived',
    body: studentRestoreManyBody,
    answer: bulkOutcome,
    refusals: [404],
  },
  studentDecideMany: {
    summary:
      `Give up to ${LIMITS.bulkIds} chosen applications one decision, or up to ${LIMITS.bulkMax} that the filter of the ` +
      'list finds. One that somebody else decided on meanwhile is left as it is, and answered with who did',
    body: studentDecideManyBody,
    answer: bulkOutcome,
    refusals: [409],
  },
});
