import { Readable } from 'node:stream';
import { STUDENT_SORTS } from '@concord/contracts';
import type { Questions } from '@concord/nest-platform/testing';
import { id, now, page, time } from './query-fixtures';
import type { StudentsRepositories } from './repositories';

/** Queries about applicants and their applications. */
export function studentQuestions({
  corrections,
  reviews,
  students,
  threads,
}: StudentsRepositories): Questions {
  const sorted = STUDENT_SORTS.flatMap((sort) => [sort, `-${sort}`] as const).map(
    (sort) => [`students by ${sort}`, () => students.list({ ...page, sort })] as const,
  );
  return {
    ...Object.fromEntries(sorted),
    'students of a state': () => students.list({ ...page, state: 'Kano' }),
    'students of a country': () => students.list({ ...page, country: 'NG' }),
    'students of a cadre': () => students.list({ ...page, cadre: 'Full Member' }),
    'students by route': () => students.list({ ...page, route: 'NYSC Scheme' }),
    'students by fee': () => students.list({ ...page, fee: 'Nil' }),
    'students by payment': () => students.list({ ...page, payment: 'USSD' }),
    'students of a programme': () => students.list({ ...page, programme: 'NYSC Scheme', ...time }),
    'new applications': () => students.list({ ...page, status: 'new' }),
    'applications that wait, oldest first': () =>
      students.list({ ...page, status: 'waiting', sort: 'createdAt' }),
    'applications with an answer': () => students.list({ ...page, status: 'answered' }),
    'students with a proposed correction': () => students.list({ ...page, status: 'proposed' }),
    'the thread of an application': () => threads.threadOf(id),
    'how many applications wait': () => students.countWaiting(),
    'students who registered in a time': () => students.list({ ...page, ...time }),
    'students after one': () => students.listAfter(page, { id, moment: time.from }, 10),
    'students of a state after one': () =>
      students.listAfter({ ...page, state: 'Kano', sort: 'state' }, { id, text: 'kano' }, 10),
    'found students after one': () =>
      students.listAfter({ ...page, search: 'Bello', sort: 'email' }, { id, text: 'a' }, 10),
    'found students': () => students.list({ ...page, search: 'Bello' }),
    'archived students': () => students.list({ ...page, archived: 'true' }),
    'how many students': () => students.count(),
    'students archived lately': () => students.archivedAfter(now),
    'the latest students': () => students.latest(10),
    'a student by e-mail': () => students.findActive({ email: 'a@b.example' }),
    'a student by Idempotency-Key': () => students.findByIdempotencyKey(id),
    'interrupted changes of files': () => corrections.findExpiredLeases(now),
    'mails of decisions to order': () => reviews.findDueMails(now),
    'names to tell': () => corrections.findDueNames(now),
    'students who were archived together': () => students.idsOfBatch(id),
    'old students': () => Readable.from(students.registeredBefore(now)).toArray(),
  };
}
