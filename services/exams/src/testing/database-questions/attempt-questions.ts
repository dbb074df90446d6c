import type { Questions } from '@concord/nest-platform/testing';
import { id, intervention, now, page, text } from './query-fixtures';
import type { ExamsRepositories } from './repositories';

/** Queries about attempts, including practice exams. */
export function attemptQuestions({
  attempts,
  batchedSaves,
  dueAttempts,
  lateAnswers,
  practices,
  heartbeats,
}: ExamsRepositories): Questions {
  return {
    'which attempts were reset': () => attempts.resetAmong([id]),
    'open attempts': () => attempts.findOpen(10),
    'attempts that started lately': () => attempts.startedSince(now, 10).next(),
    'ids of open attempts': () => attempts.findOpenIds(10),
    'the number of open attempts': () => attempts.countOpen(),
    'the number of overdue attempts': () => dueAttempts.countOverdue(now),
    'overdue attempts': () => dueAttempts.findOverdueIds(now, 10),
    'submitted attempts': () => dueAttempts.findUngraded(now, 10).next(),
    'attempts of an assignment': () => attempts.listOfAssignment(id),
    'attempts of a student': () => attempts.findUngradedOfStudent(text),
    'all attempts of a student': () => attempts.findOfStudent(text),
    'saves at once': () => {
      const condition = { id: text, sid: 'x', deadline: now };
      return Promise.all([1, 2, 3].map((seq) => batchedSaves.save(condition, new Map([['q', 1]]), seq, now)));
    },
    'more time': () => attempts.setExtraTime(id, 1, 5),
    'closing an overdue attempt': () => dueAttempts.closeOverdue(id, now, now),
    'closing by staff': () => attempts.closeByStaff(id, intervention),
    'a reset': () => attempts.resetOpen(id, intervention),
    'attempts that are graded': () => attempts.setGraded([id]),
    'late answers': () => lateAnswers.listUndecided(page),
    'a late save': () => lateAnswers.storeSave(id, id, new Map([['q', null]]), 2),
    'a late submission': () => lateAnswers.storeSubmission(id, id, new Map([['q', 1]])),
    'a decision': () => lateAnswers.setDecided(id),
    'a practice exam': async () => {
      await practices.findOpen(text, now);
      await practices.save({ id: text, student: text, sid: 'x' }, new Map([['q', 1]]), 1, now);
      await practices.end({ id: text, student: text }, new Map());
      await practices.removeOfStudent(text);
    },
    'a heartbeat': async () => {
      await heartbeats.beat(now);
      await heartbeats.beatAfterOutage(now);
    },
  };
}
