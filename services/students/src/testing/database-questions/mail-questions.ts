import type { Questions } from '@concord/nest-platform/testing';
import { id, now, page, time } from './query-fixtures';
import type { StudentsRepositories } from './repositories';

/** Queries about mails to students and to staff. */
export function mailQuestions({ accountMails, mails, mailStates: states }: StudentsRepositories): Questions {
  return {
    mails: () => mails.list(page),
    'failed mails': () => mails.list({ ...page, status: 'failed' }),
    'mails of a kind': () => mails.list({ ...page, kind: 'result', ...time }),
    'mails to a student': () => mails.list({ ...page, student: id }),
    'mails after one': () => mails.listAfter({ ...page, ...time }, { id, moment: time.from }, 10),
    'found mails': () => mails.list({ ...page, search: 'Bello' }),
    'due mails': () => states.findDue(now),
    'expired claims of mails': () => states.expireClaims(now),
    'due mails to staff': () => accountMails.findDue(now),
    "a student's mails": () => mails.listOfStudent(id),
  };
}
