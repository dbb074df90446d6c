import type { Questions } from '@concord/nest-platform/testing';
import { id, now, page, text, time } from './query-fixtures';
import type { ExamsRepositories } from './repositories';

/** Queries about results and their statistics. */
export function resultQuestions({
  results,
  countedResults,
  resultMails,
  statistics,
  days,
}: ExamsRepositories): Questions {
  return {
    results: () => results.list(page),
    'results of an exam': () => results.list({ ...page, exam: text }),
    'results of an exam from a row on': () =>
      results.listAfter({ ...page, exam: text }, { id: text, moment: now.toISOString() }, 10),
    'results of a student': () => results.list({ ...page, student: text }),
    'mails of results': () => resultMails.findReleased(10, []),
    'mails of released results': () => resultMails.findReleased(10, [text]),
    'what a release shows': () => countedResults.batchesOfExam(id).next(),
    'whether an exam has results': () => results.existsOfExam(id),
    'the first result': () => countedResults.firstAt(),
    'the first result before another one': () => countedResults.firstAt(new Date()),
    'results of a day': () => countedResults.passesOf(time),
    'the newest result of an exam': () =>
      countedResults.hasNewerOfExam({ exam: id, version: id, to: now }, now),
    'results of an exam, one by one': async () => {
      for await (const result of countedResults.eachOfExam({ exam: id }, now)) void result;
    },
    'statistics of an exam': () => statistics.ask({ exam: id, from: now }),
    'statistics of an exam with changed results': () => statistics.expire(id),
    'days that were counted': () => days.since('2026-11-23'),
    'grades of attempts': () => results.gradesOf([id]),
  };
}
