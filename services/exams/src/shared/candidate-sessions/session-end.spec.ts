import { isResultRecent, isSessionOver, type SessionAttempt } from './session-end';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const attempt = (status: SessionAttempt['status'], started: number, saved?: number, submitted?: number) => ({
  status,
  startedAt: minutesAgo(started),
  savedAt: saved === undefined ? null : minutesAgo(saved),
  submittedAt: submitted === undefined ? null : minutesAgo(submitted),
});

describe('isSessionOver', () => {
  it.each<[string, signed: number, SessionAttempt[], boolean]>([
    ['a new sign-in', 1, [], false],
    ['a sign-in two hours ago', 119, [], false],
    ['a sign-in longer ago', 121, [], true],
    ['an open attempt, however long ago', 700, [attempt('open', 690)], false],
    ['an attempt that is being graded', 700, [attempt('grading', 690, 600, 90)], false],
    ['a result of a moment ago', 700, [attempt('graded', 690, 30, 29)], false],
    ['a result of half an hour ago', 60, [attempt('graded', 59, 40, 31)], true],
    ['an exam that began after a result', 90, [attempt('graded', 89, 60, 50), attempt('open', 45)], false],
    ['an attempt that was reset after an answer', 700, [attempt('reset', 690, 119)], false],
    ['an attempt that was reset long ago', 700, [attempt('reset', 690, 121)], true],
  ])('%s', (_, signed, attempts, expected) => {
    const session = { signedAt: minutesAgo(signed), isArchived: false };
    expect(isSessionOver(session, attempts, new Date())).toBe(expected);
  });

  it.each<[string, SessionAttempt[], boolean]>([
    ['at once', [], true],
    ['after the open attempt', [attempt('open', 10)], false],
    ['after the grading', [attempt('grading', 10, 5, 1)], false],
    ['with the result', [attempt('graded', 10, 5, 1)], true],
  ])('ends %s when the record is archived', (_, attempts, expected) => {
    const session = { signedAt: minutesAgo(1), isArchived: true };
    expect(isSessionOver(session, attempts, new Date())).toBe(expected);
  });
});

describe('isResultRecent', () => {
  it('is half an hour', () => {
    expect(isResultRecent(null)).toBe(false);
    expect(isResultRecent({ createdAt: minutesAgo(29) })).toBe(true);
    expect(isResultRecent({ createdAt: minutesAgo(31) })).toBe(false);
  });
});
