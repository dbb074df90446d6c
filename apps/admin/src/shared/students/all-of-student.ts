import { LIMITS } from '@concord/contracts';

/** Query for all related records of a student, which always fit one page. */
export const ALL_OF_STUDENT = { page: 1, pageSize: LIMITS.pageSizeMax } as const;
