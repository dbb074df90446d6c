import type { Questions } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { id, now } from './query-fixtures';
import type { StudentsRepositories } from './repositories';

/** Queries of the sign-in to the member's pages. */
export function accessQuestions({
  accessCodes: codes,
  accessSessions: sessions,
  accessBlocks: blocks,
  emailChanges: emails,
}: StudentsRepositories): Questions {
  const email = 'a@b.example';
  return {
    'codes to send': () => codes.findDue(now),
    'a code that is claimed': () => codes.claim({ _id: id, dueAt: now } as never),
    'codes of an e-mail': () => codes.countTry({ email, code: '123456' }, []),
    "codes of a browser's own requests": () => codes.countTry({ email, code: '123456' }, ['x', 'y']),
    'the end of all codes of an e-mail': () => codes.voidAll(email),
    'the use of a code': () => codes.consume(id),
    'sign-ins of a member': () => sessions.list({ member: id }),
    'sign-ins of a member whom others were merged into': () => sessions.list({ member: id, merged: [id] }),
    'sign-ins of an applicant': () => sessions.list({ student: id }),
    'sign-ins of a member who applied here': () => sessions.list({ member: id, student: id }),
    'a running sign-in': () => sessions.find(id),
    'the end of all sign-ins of a person': () => sessions.endAll({ member: id, student: id }),
    'the end of some sign-ins': () => sessions.endMany([new Types.ObjectId(id)]),
    'blocks of some people': () => blocks.ofIds([id]),
    'a lifted block': () => blocks.remove([id]),
    'mails about changed addresses': () => emails.findDue(now),
    'a mail about a changed address': async () => {
      await emails.claim({ _id: id, dueAt: now } as never);
      await emails.setCode(id, '123456');
      await emails.sendNow(id);
      await emails.reschedule(id, now);
      await emails.remove(id);
    },
    'the code to a new address of a member': async () => {
      await emails.countTry(id);
      await emails.forget(id);
    },
  };
}
