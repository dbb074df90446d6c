import type { Questions } from '@concord/nest-platform/testing';
import { page } from './query-fixtures';
import type { StudentsRepositories } from './repositories';

/** Queries that load lists into memory, and those of answers from there. */
export function listQuestions({ students, serials, mails, audit }: StudentsRepositories): Questions {
  const lists = [students, serials, mails, audit];
  return {
    'lists that are read into memory, and what changed in them': async () => {
      for (const list of lists) {
        await list.warmList();
        await list.list(page);
      }
    },
    'one action in the audit log': () => audit.list({ ...page, action: 'exam.update' }),
    'one kind of record in the audit log': () => audit.list({ ...page, entity: 'exam' }),
  };
}
