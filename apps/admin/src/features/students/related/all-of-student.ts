import { LIMITS } from '@concord/contracts';

/** One page of what belongs to a student: nobody has more of it than a page holds. */
export const ALL_OF_STUDENT = { page: 1, pageSize: LIMITS.pageSizeMax } as const;
