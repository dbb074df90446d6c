import type { MyExam } from '@concord/contracts';
import { factsOf, heldText, scoreOf, stateOf } from './exam-words';

const exam: MyExam = {
  _id: '1'.repeat(24),
  examName: 'Peace Education',
  examCode: 'PE-1',
  totalQuestions: 16,
  minutes: 45,
  state: 'open',
  dueDate: '2026-12-05T22:59:59.999Z',
  dateWritten: null,
  score: null,
};
const result = {
  _id: '2'.repeat(24),
  percantage: 63,
  total_score: 10,
  total_questions: 16,
  pass: true,
  createdAt: '2026-12-01T10:00:00.000Z',
};

describe('stateOf', () => {
  it.each([
    ['Ready to start', {}],
    ['Not possible now', { startForbidden: 'x' }],
    ['Opens 1 December 2026 at 10:00, Nigerian time', { state: 'not-open', opensAt: '2026-12-01T09:00:00Z' }],
    ['Past its due date', { state: 'past-due' }],
    ['In progress', { state: 'started' }],
    ['Paused', { state: 'paused' }],
    ['Being graded', { state: 'grading' }],
    ['Received', { state: 'grading', held: { until: null } }],
    ['Received', { state: 'completed', held: { until: null } }],
    ['Completed', { state: 'completed' }],
    ['Passed', { state: 'completed', result }],
    ['Fail', { state: 'completed', result: { ...result, pass: false } }],
  ] as const)('says %s', (text, change) => expect(stateOf({ ...exam, ...change }).text).toBe(text));
});

describe('factsOf', () => {
  it('tells what a candidate needs to know before', () =>
    expect(factsOf({ ...exam, needsCode: true })).toEqual([
      'PE-1',
      '16 questions',
      '45 minutes',
      'Due 5 December 2026',
      'Needs the code that the hall gives you',
    ]));

  it('tells the day afterwards', () =>
    expect(factsOf({ ...exam, dateWritten: '2026-12-01T10:00:00.000Z' })).toEqual([
      'PE-1',
      'Written 1 December 2026',
    ]));
});

describe('scoreOf', () => {
  it.each([
    ['10 of 16 · 63%', { result }],
    ['9 of 16', { score: 9 }],
    [undefined, {}],
  ])('is %s', (text, change) => expect(scoreOf({ ...exam, ...change })).toBe(text));
});

describe('heldText', () => {
  it('names the time of the release, if it is known', () => {
    expect(heldText({ until: '2026-12-05T08:00:00.000Z' })).toBe(
      'Results are released on 5 December 2026 at 09:00, Nigerian time.',
    );
    expect(heldText({ until: null })).toBe('The institute will release the results later.');
  });
});
