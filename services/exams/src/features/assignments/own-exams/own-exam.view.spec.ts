import type { Assignment } from '@concord/contracts';
import { toMyExam } from './own-exam.view';

const NOW = Date.parse('2026-11-30T10:00:00.000Z');
const [EARLIER, LATER] = ['2026-11-30T09:00:00.000Z', '2026-11-30T11:00:00.000Z'];
const ATTEMPT = { _id: 'a'.repeat(24), deadline: LATER };

const assignment = (change: Partial<Assignment> = {}): Assignment => ({
  _id: '1'.repeat(24),
  exam: {
    _id: '2'.repeat(24),
    examName: 'Peace Education',
    examCode: 'PE-1',
    duration: 60,
    totalQuestions: 4,
  },
  status: 'pending',
  score: null,
  dateWritten: null,
  dueDate: LATER,
  extraTime: 15,
  student: '3'.repeat(24),
  AddedBy: { _id: '4'.repeat(24), username: 'admin' },
  attempt: null,
  ...change,
});

describe('toMyExam', () => {
  it.each([
    ['open', {}],
    ['not-open', { opensAt: LATER }],
    ['open', { opensAt: EARLIER }],
    ['past-due', { dueDate: EARLIER }],
    ['started', { attempt: ATTEMPT }],
    ['started', { attempt: ATTEMPT, dueDate: EARLIER }],
    ['paused', { attempt: { ...ATTEMPT, pause: { at: EARLIER, leftMs: 1 } } }],
    ['grading', { attempt: { ...ATTEMPT, deadline: EARLIER } }],
    ['grading', { isGrading: true }],
    ['completed', { status: 'completed' }],
  ] as const)('is %s with %j', (state, change) =>
    expect(toMyExam(assignment(change as Partial<Assignment>), NOW).state).toBe(state),
  );

  it('has the whole time, and no id or name of anybody else', () => {
    const view = toMyExam(assignment(), NOW);
    expect(view.minutes).toBe(75);
    expect(JSON.stringify(view)).not.toMatch(/admin|AddedBy|student/);
  });

  it('tells of a held result once there is one', () => {
    const held = { until: null };
    expect(toMyExam(assignment({ held }), NOW).held).toBeUndefined();
    expect(toMyExam(assignment({ held, status: 'completed' }), NOW).held).toEqual(held);
  });
});
