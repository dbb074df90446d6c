import { useCourseListQuery, useGalleryListQuery } from '@concord/api-client/requests';
import type { Role } from '@concord/contracts';
import {
  FIRST_ROW,
  selectTotal as selectFromResult,
  useAdminCountQuery,
  useCertificateListQuery,
  useExamListQuery,
  useLateListQuery,
  useResultListQuery,
  useSerialCountQuery,
  useStudentCountQuery,
} from '../shared/requests';
import type { MenuKey } from './menu-items';

const FIRST_ROW_AS_STAFF = { ...FIRST_ROW, as: 'staff' } as const;

/** The counts of menu entries; absent until loaded, and for entries without a count. */
export function useMenuCounts(role: Role): Partial<Record<MenuKey, number>> {
  const skip = role === 'PENDING';
  const skipSuper = role !== 'SUPER_ADMIN';
  return {
    students: useStudentCountQuery(undefined, { skip }).data?.count,
    courses: useCourseListQuery(FIRST_ROW_AS_STAFF, { skip, selectFromResult }).total,
    serials: useSerialCountQuery(undefined, { skip }).data?.count,
    exams: useExamListQuery(FIRST_ROW, { skip: skipSuper, selectFromResult }).total,
    results: useResultListQuery(FIRST_ROW, { skip: skipSuper, selectFromResult }).total,
    certificates: useCertificateListQuery(FIRST_ROW, { skip, selectFromResult }).total,
    gallery: useGalleryListQuery(FIRST_ROW_AS_STAFF, { skip, selectFromResult }).total,
    lateAnswers: useLateListQuery(FIRST_ROW, { skip: skipSuper, selectFromResult }).total,
    staff: useAdminCountQuery(undefined, { skip: skipSuper }).data?.count,
  };
}
