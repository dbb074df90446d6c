import { useCourseListQuery, useGalleryListQuery } from '@concord/api-client/requests';
import type { ListExport, Role } from '@concord/contracts';
import { useExportListQuery } from '../exports/requests';
import {
  FIRST_ROW,
  selectTotal as selectFromResult,
  useAdminPendingCountQuery,
  useCertificateListQuery,
  useExamListQuery,
  useLateListQuery,
  useOutboxListQuery,
  useResultListQuery,
  useSerialCountQuery,
  useStudentCountQuery,
  useStudentWaitingCountQuery,
} from '../requests';
import { useCpdEntryListQuery, useMemberCountQuery } from '../members/requests';
import type { MenuKey } from './menu-key';

/** Count beside a menu entry; absent until it is known. */
export interface MenuCount {
  readonly count: number | undefined;
  /** Noun for waiting items, such as `failed`: the count is emphasised, and hidden at zero. */
  readonly waiting?: string;
  /** True if counting failed and no earlier count is known. */
  readonly failed?: boolean;
}

interface Counted {
  readonly count: number | undefined;
  readonly failed: boolean;
}

const FIRST_ROW_AS_STAFF = { ...FIRST_ROW, as: 'staff' } as const;
const FIRST_PENDING = { query: { ...FIRST_ROW.query, state: 'pending' } } as const;
const FIRST_FAILED = { query: { ...FIRST_ROW.query, status: 'failed' } } as const;

/** Polling interval: changes by others show within a minute. */
const POLLING = { pollingInterval: 60_000 } as const;

interface Answer<Data> {
  readonly data?: Data;
  readonly isError: boolean;
}

const selectCount = ({ data, isError }: Answer<{ readonly count: number }>): Counted => ({
  count: data?.count,
  failed: isError && !data,
});

const selectWaiting = ({ data, isError }: Answer<{ readonly total: number }>): Counted => ({
  count: data?.total,
  failed: isError && !data,
});

/** Exports that are ready and not downloaded. */
const selectReady = ({ data, isError }: Answer<readonly ListExport[]>): Counted => ({
  count: data?.filter(({ status, isFetched }) => status === 'done' && isFetched === false).length,
  failed: isError && !data,
});

const waits = ({ count, failed }: Counted, waiting: string): MenuCount => ({ count, failed, waiting });

/** Counts of the menu's entries. Requests only what the role may see. */
export function useMenuCounts(role: Role): Partial<Record<MenuKey, MenuCount>> {
  const skip = role === 'PENDING';
  const skipSuper = role !== 'SUPER_ADMIN';
  return {
    students: { count: useStudentCountQuery(undefined, { skip }).data?.count },
    review: waits(
      useStudentWaitingCountQuery(undefined, { ...POLLING, skip, selectFromResult: selectCount }),
      'to review',
    ),
    courses: { count: useCourseListQuery(FIRST_ROW_AS_STAFF, { skip, selectFromResult }).total },
    serials: { count: useSerialCountQuery(undefined, { skip }).data?.count },
    exams: { count: useExamListQuery(FIRST_ROW, { skip: skipSuper, selectFromResult }).total },
    results: { count: useResultListQuery(FIRST_ROW, { skip: skipSuper, selectFromResult }).total },
    certificates: { count: useCertificateListQuery(FIRST_ROW, { skip, selectFromResult }).total },
    members: { count: useMemberCountQuery(undefined, { skip }).data?.count },
    cpd: waits(
      useCpdEntryListQuery(FIRST_PENDING, { ...POLLING, skip, selectFromResult: selectWaiting }),
      'to confirm',
    ),
    gallery: { count: useGalleryListQuery(FIRST_ROW_AS_STAFF, { skip, selectFromResult }).total },
    lateAnswers: waits(
      useLateListQuery(FIRST_ROW, { ...POLLING, skip: skipSuper, selectFromResult: selectWaiting }),
      'to decide',
    ),
    downloads: waits(
      useExportListQuery(undefined, { ...POLLING, skip, selectFromResult: selectReady }),
      'ready',
    ),
    outbox: waits(
      useOutboxListQuery(FIRST_FAILED, { ...POLLING, skip, selectFromResult: selectWaiting }),
      'failed',
    ),
    // Never the number of accounts: a badge that changes its meaning would confuse.
    staff: waits(
      useAdminPendingCountQuery(undefined, { ...POLLING, skip: skipSuper, selectFromResult: selectCount }),
      'to approve',
    ),
  };
}
