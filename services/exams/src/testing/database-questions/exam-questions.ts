import type { Questions } from '@concord/nest-platform/testing';
import { grade } from '../../features/results/grading/grade';
import type { ResultCorrection } from '../../store/results/regraded-results.repository';
import { id, intervention, now, page, roundRef, text } from './query-fixtures';
import type { ExamsRepositories } from './repositories';

const correction: ResultCorrection = {
  result: {
    _id: id,
    total_score: 1,
    pass: false,
    createdAt: now,
    student: { _id: id, surname: 'Bello', firstName: 'Amina', middleName: null, gender: null },
    exam: { _id: id, examName: 'Peace', examCode: 'P-1' },
    chosen: {},
    mailed: true,
  },
  grade: grade([{ id: text, answer: 0 }], {}),
  correction: { ...intervention, task: id, scoreBefore: 1, passBefore: false, wasMailed: true },
};

/** Queries about exams, their versions and courses. */
export function examQuestions({
  exams,
  examVersions: versions,
  regradedResults,
  countedResults,
  examAttempts,
  courses,
  assignments,
  attempts,
}: ExamsRepositories): Questions {
  return {
    exams: () => exams.list(page),
    'versions of an exam': () => versions.list(id, page),
    'the number of a version': () => versions.numberOf({ _id: id, exam: id, createdAt: now }),
    'who sat versions': async () => {
      await countedResults.countByVersion([id]);
      await examAttempts.countOpenByVersion(id, [id]);
    },
    'versions before one': () => versions.idsBefore({ _id: id, exam: id, createdAt: now }),
    'corrected keys of versions': () => versions.keysAtOf([id]),
    'pictures that versions have': () => versions.usedPictures(['a', 'b']),
    'results of a version': async () => {
      await regradedResults.batches(id).next();
      await regradedResults.batches(id, now).next();
      await regradedResults.reread([id]);
    },
    'a corrected result': () => regradedResults.correct([correction]),
    'a version that is regraded': () => versions.setRegraded(id),
    'corrected scores': async () => {
      await attempts.findRounds([id]);
      await assignments.rescoreAll([{ ...roundRef, score: 1, dateWritten: now }]);
    },
    courses: () => courses.list(page),
    'exams that hold their results': () => exams.findHeld(now),
    'a release': async () => {
      for (const release of [{ kind: 'held' }, { kind: 'moment', at: now }] as const)
        await exams.release({ _id: id, release }, now);
    },
    'a removed exam': () => exams.setRemoved(text, now),
    'a changed course': () => courses.update(text, { courseTitle: 'x' }),
  };
}
