import type { Assignment } from '@concord/contracts';
import { at, id, T0 } from '../testing/attempts';
import { canSit, examStanding } from './exam-standing';

const assignment = (over: Partial<Assignment>): Assignment => ({
  _id: id(800),
  exam: { _id: id(700), examName: 'Peace Studies', examCode: 'PST-101', duration: 45, totalQuestions: 3 },
  status: 'pending',
  score: null,
  dateWritten: null,
  dueDate: at(86_400),
  extraTime: 0,
  student: id(500),
  AddedBy: { _id: id(1), username: 'admin' },
  attempt: null,
  ...over,
});

describe('examStanding', () => {
  it.each<[string, Partial<Assignment>, string, boolean]>([
    ['a new assignment', {}, 'open', true],
    ['one that is written', { status: 'completed', score: 2 }, 'completed', false],
    ['one past its due date', { dueDate: at(-60) }, 'past-due', false],
    [
      'one under way past its due date',
      { dueDate: at(-60), attempt: { _id: id(1), deadline: at(60) } },
      'under-way',
      true,
    ],
    ['one whose time is up', { attempt: { _id: id(1), deadline: at(-5) } }, 'closing', false],
  ])('tells %s', (_name, over, kind, sit) => {
    const standing = examStanding(assignment(over), T0);
    expect(standing.kind).toBe(kind);
    expect(canSit(standing)).toBe(sit);
  });
});
