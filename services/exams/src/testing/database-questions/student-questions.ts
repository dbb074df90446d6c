import type { Questions } from '@concord/nest-platform/testing';
import { text } from './query-fixtures';
import type { ExamsRepositories } from './repositories';

/** Queries about all records of a student. */
export function studentQuestions({
  assignments,
  attempts,
  lateAnswers,
  results,
}: ExamsRepositories): Questions {
  return {
    'a removal': async () => {
      await assignments.removeOfStudent(text);
      await attempts.removeOfStudent(text);
      await lateAnswers.removeOfStudent(text);
      await results.removeOfStudent(text);
    },
    'all of a student': async () => {
      await attempts.listOfStudent(text);
      await lateAnswers.listOfStudent(text);
      await results.listOfStudent(text);
    },
    'the latest of some students': async () => {
      await assignments.latestOfStudents([text]);
      await results.latestOfStudents([text]);
      await attempts.sittingAmong([text]);
    },
  };
}
