import type { Role } from '@concord/contracts';
import { useLateCountQuery } from '../shared/requests/late-count';
import { useSerialCountQuery } from '../shared/requests/serial-count';
import { useStudentCountQuery } from '../shared/requests/student-count';
import { useListTotalQuery } from './list-total';
import type { MenuKey } from './menu-items';
import { useStaffCountQuery } from './staff-count';

/** The counts of menu entries; absent until loaded, and for entries without a count. */
export function useMenuCounts(role: Role): Partial<Record<MenuKey, number>> {
  const skip = role === 'PENDING';
  const skipSuper = role !== 'SUPER_ADMIN';
  return {
    students: useStudentCountQuery(undefined, { skip }).data,
    courses: useListTotalQuery('course', { skip }).data,
    serials: useSerialCountQuery(undefined, { skip }).data,
    exams: useListTotalQuery('exams', { skip: skipSuper }).data,
    results: useListTotalQuery('result', { skip: skipSuper }).data,
    certificates: useListTotalQuery('certificate', { skip }).data,
    gallery: useListTotalQuery('gallery', { skip }).data,
    lateAnswers: useLateCountQuery(undefined, { skip: skipSuper }).data,
    staff: useStaffCountQuery(undefined, { skip: skipSuper }).data,
  };
}
