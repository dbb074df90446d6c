import type { Questions } from '@concord/nest-platform/testing';
import type { DueAssignment } from '../../store/assignments/assignment-mails.repository';
import { found, id, now, page, roundRef, text } from './query-fixtures';
import type { ExamsRepositories } from './repositories';

const due: DueAssignment = {
  _id: id,
  exam: id,
  student: id,
  status: 'pending',
  dueDate: now,
  extraTime: 0,
};

/** Queries about assignments. */
export function assignmentQuestions({
  assignments,
  assignmentMails,
  cancelledMails,
  examAssignments,
  examAttempts,
}: ExamsRepositories): Questions {
  return {
    'mails of assignments': async () => {
      for (const mails of [assignmentMails, cancelledMails]) {
        await mails.findDue(10);
        await mails.settle([due]);
        await mails.postpone([due], now);
      }
    },
    'assignments of a student': () => assignments.listOfStudent(text, page),
    'whether an exam is assigned': () => assignments.existsForExam(text),
    'how often an exam is assigned': () => assignments.countOfExam(id, 'pending'),
    'students who have an exam': () => examAssignments.list(id, page),
    'students who have yet to sit an exam': () => examAssignments.list(id, { ...page, status: 'pending' }),
    'found students who have an exam': () => examAssignments.list(id, found),
    'assignments of some students': () => examAssignments.findOfStudents(id, [text]),
    'changes of many assignments': async () => {
      await examAssignments.updatePending([id], { extraTime: 5 });
      await examAssignments.restore(id);
      await examAssignments.removeMany([id]);
    },
    'attempts of many students': async () => {
      await examAttempts.findUngraded(id, [text]);
      await examAttempts.findUngradedOf([text]);
      await examAttempts.countsOf(id, [text]);
      await examAttempts.setExtraTime([id], 5);
    },
    'a pending assignment': () => assignments.findPending(id, id),
    'another round': () => assignments.beginRound(roundRef, { dueDate: now }),
    'completed assignments': async () => {
      await assignments.complete(roundRef, 1, now);
      await assignments.completeAll([{ ...roundRef, score: 1, dateWritten: now }]);
    },
    'a change of an assignment': () => assignments.updatePending(id, { extraTime: 5 }),
  };
}
