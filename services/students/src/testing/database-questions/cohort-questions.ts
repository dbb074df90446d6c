import type { Questions } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { id, page } from './query-fixtures';
import type { StudentsRepositories } from './repositories';

/** Queries about cohorts and their students. */
export function cohortQuestions({
  cohorts,
  studentCohorts: members,
  students,
}: StudentsRepositories): Questions {
  return {
    'students of a cohort': () => students.list({ ...page, cohort: id }),
    'students of a cohort by name': () => students.list({ ...page, cohort: id, sort: 'surname' }),
    'how many students a cohort has': () => students.count({ cohorts: new Types.ObjectId(id) }),
    'how many a cohort has with archived ones': () => members.count(id),
    'ids of the students of a cohort': () => members.idsOf(id),
    'students by e-mails': () => members.findByEmails(['a@b.example', 'c@d.example']),
    'cohorts of a student': () => members.cohortsOf(id),
    'the end of a cohort': () => members.takeAll(id),
    cohorts: () => cohorts.list(page),
    'found cohorts': () => cohorts.list({ ...page, search: 'Kano' }),
    'some cohorts': () => cohorts.list(page, [new Types.ObjectId(id)]),
  };
}
