import type { AnswersSaved, Attempt, Result } from '@concord/contracts';

export const T0 = Date.parse('2026-11-21T10:00:00.000Z');
export const at = (seconds: number) => new Date(T0 + seconds * 1000).toISOString();

export const id = (n: number) => n.toString(16).padStart(24, '0');

export function makeAttempt(over: Partial<Attempt> = {}): Attempt {
  return {
    _id: id(900),
    assignment: id(800),
    exam: {
      _id: id(700),
      examName: 'Peace Studies',
      examCode: 'PST-101',
      duration: 45,
      totalQuestions: 3,
      questions: [1, 2, 3].map((n) => ({
        _id: id(n),
        qstNumber: n,
        question: `Question text ${n}`,
        options: [`A${n}`, `B${n}`],
      })),
    },
    answers: {},
    seq: 0,
    startedAt: at(0),
    deadline: at(2700),
    serverTime: at(0),
    status: 'open',
    ...over,
  };
}

export const makeSaved = (seq: number, seconds: number, over: Partial<AnswersSaved> = {}): AnswersSaved => ({
  seq,
  deadline: at(2700),
  savedAt: at(seconds),
  serverTime: at(seconds),
  ...over,
});

export const makeResult = (over: Partial<Result> = {}): Result => ({
  _id: id(600),
  percantage: 67,
  total_score: 2,
  total_questions: 3,
  total_answered: 3,
  total_correct: 2,
  total_wrong: 1,
  pass: true,
  createdAt: at(100),
  exam: { _id: id(700), examName: 'Peace Studies', examCode: 'PST-101' },
  student: { _id: id(500), surname: 'Bello', firstName: 'Amina', middleName: null, gender: 'Female' },
  ...over,
});
