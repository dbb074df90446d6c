import type { Cohort } from '@concord/contracts';
import type { CohortProjection } from '../../../store/cohorts/cohort.schema';

export const toCohort = (record: CohortProjection, students: number): Cohort => ({
  _id: record._id.toString(),
  name: record.name,
  students,
  createdAt: record.createdAt.toISOString(),
  createdBy: record.createdBy.username,
});
