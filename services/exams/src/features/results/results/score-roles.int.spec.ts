import type { Exam } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { examsHarness, type Sitting } from '../../../testing/exams-harness';

const harness = examsHarness({ questions: 3 });
const superAdmin = harness.tokens.staff('SUPER_ADMIN');
const admin = harness.tokens.staff('ADMIN');

type State = 'final' | 'held' | 'reset';
const sittings: Partial<Record<State, Sitting>> = {};

async function handedIn(exam: Exam): Promise<Sitting> {
  const sitting = await harness.sitting(exam);
  const answers = exam.questions.slice(0, 2).map(({ _id }) => [_id, 'Right'] as const);
  await harness.submit(sitting, Object.fromEntries(answers));
  await eventually(() => harness.stored('results', sitting.attempt._id));
  return sitting;
}

const PATHS: Record<string, (sitting: Sitting) => string> = {
  list: ({ student }) => `/result?student=${student._id}`,
  details: ({ attempt }) => `/result/${attempt._id}`,
  profile: ({ student }) => `/exams/studentExamByStudentId/${student._id}`,
  attempts: ({ assignment }) => `/exams/studentExam/${assignment}/attempts`,
  attempt: ({ attempt }) => `/exams/attempts/${attempt._id}`,
  'late answers': () => '/exams/lateAnswers',
  'pass rates': () => '/result/pass-rates',
};

/** `+` for an answer with the score, `-` without it, `3` and `4` for status 403 and 404. */
async function seen(path: string, token: string): Promise<string> {
  const { status, body } = await harness.call('GET', path, { token });
  if (status !== 200) return String(status)[2] ?? '?';
  return /"(total_)?score":2\b/.test(JSON.stringify(body)) ? '+' : '-';
}

beforeAll(async () => {
  const held = await harness.uploadExam(3);
  const body = { release: 'held' };
  await harness.call('PATCH', `/exams/${held._id}`, { token: superAdmin, body });
  sittings.final = await handedIn(harness.exam);
  sittings.held = await handedIn(held);
  sittings.reset = await handedIn(harness.exam);
  await harness.call('POST', `/exams/studentExam/${sittings.reset.assignment}/reset`, {
    token: admin,
    body: { reason: 'The power went out' },
  });
});

describe('who sees a score', () => {
  // For SUPER_ADMIN, ADMIN and the candidate, in this order.
  it.each<[string, Record<State, string>]>([
    ['list', { final: '+33', held: '+33', reset: '+33' }],
    ['details', { final: '+3+', held: '+34', reset: '+34' }],
    // A profile shows the next round instead of a reset one.
    ['profile', { final: '+++', held: '+--', reset: '---' }],
    ['attempts', { final: '++3', held: '+-3', reset: '+-3' }],
    ['attempt', { final: '33+', held: '33-', reset: '33-' }],
    ['late answers', { final: '-33', held: '-33', reset: '-33' }],
    ['pass rates', { final: '-33', held: '-33', reset: '-33' }],
  ])('by %s', async (call, expected) => {
    for (const state of ['final', 'held', 'reset'] as const) {
      const sitting = sittings[state];
      const path = sitting && PATHS[call]?.(sitting);
      if (!path) throw new Error('There is no such call');
      const tokens = [superAdmin, admin, sitting.token];
      const marks = await Promise.all(tokens.map((token) => seen(path, token)));
      expect(`${state} ${marks.join('')}`).toBe(`${state} ${expected[state]}`);
    }
  });
});
