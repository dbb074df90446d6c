import type { Questions } from '@concord/nest-platform/testing';
import { id, now, page } from './query-fixtures';
import type { StudentsRepositories } from './repositories';

/** Queries about staff accounts, their sign-ins and views, and what voids tokens. */
export function staffQuestions({
  candidateSignOuts,
  factors,
  resets,
  revocations,
  sessions,
  staff,
  views,
}: StudentsRepositories): Questions {
  return {
    "candidates' sign-outs": () => candidateSignOuts.live(),
    'staff accounts': () => staff.list(page),
    'staff accounts with a role': () => staff.list({ ...page, role: 'ADMIN' }),
    'how many staff accounts': () => staff.count(),
    'how many accounts wait for approval': () => staff.countPending(),
    'an account by e-mail': () => staff.findByEmail('a@b.example'),
    'SUPER_ADMIN accounts': () => staff.hasSuperAdmin(),
    'accounts with a second factor': () => factors.enabledAmong([id]),
    'a code of a second factor': () => factors.useStep(id, 1),
    'a recovery code': () => factors.useRecoveryCode(id, 'x'),
    "an account's sessions": () => sessions.list(id, 1),
    'the other sessions of an account': () => sessions.endOthers(id, id),
    'ended sessions': () => sessions.endedSince(now),
    'too many sessions of an account': () => sessions.endBeyondMax(id),
    'versions of changed accounts': () => staff.versions([id]),
    'what voids tokens': () => revocations.live(now),
    'what voids tokens and is new': () => revocations.writtenSince(now),
    'a link to a new password': () => resets.find('token'),
    'the links of an account': () => resets.endAll(id),
    'views of a list': () => views.list(id, 'students'),
    'the views of an account': () => views.listOf(id, id),
  };
}
