import type { Questions } from '@concord/nest-platform/testing';
import { id, now, page, time } from './query-fixtures';
import type { StudentsRepositories } from './repositories';

/** Queries about the audit log and removals. */
export function auditQuestions({ audit, mails, removals }: StudentsRepositories): Questions {
  return {
    'records of the audit log after one': () => audit.listAfter(page, { id, moment: time.from }, 10),
    'the audit log': () => audit.list(page),
    'found records of the audit log': () => audit.list({ ...page, search: 'ada' }),
    'one action in the audit log': () => audit.list({ ...page, action: 'exam.update' }),
    'one kind of record in the audit log': () => audit.list({ ...page, entity: 'exam', ...time }),
    'found records of one action': () =>
      audit.listAfter({ ...page, action: 'exam.update', search: 'ada' }, undefined, 10),
    'what one person did in a time': () =>
      audit.list({ ...page, actor: id, from: now.toISOString(), to: now.toISOString() }),
    'the history of a record': () => audit.list({ ...page, entity: 'exam', id }),
    'due removals': () => removals.findDue(now),
    'a removal': () => mails.deleteByRecipient(id),
    'what was done to a person': () => audit.ofPerson([id], id),
    'the values of a person in the audit log': () => audit.forgetValues([id]),
  };
}
