import type { Assignment } from '@concord/contracts';
import { at, id, T0 } from '../testing/attempts';
import { canStart, assignmentState } from './assignment-state';

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

describe('assignmentState', () => {
  it.each<[string, Partial<Assignment>, string, boolean]>([
    ['a new assignment', {}, 'open', true],
    ['a completed one', { status: 'completed', score: 2 }, 'completed', false],
    ['one past its due date', { dueDate: at(-60) }, 'past-due', false],
    [
      'a started one past its due date',
      { dueDate: at(-60), attempt: { _id: id(1), deadline: at(60) } },
      'under-way',
      true,
    ],
    ['one whose time is up', { attempt: { _id: id(1), deadline: at(-5) } }, 'closing', false],
  ])('recognises %s', (_name, over, kind, startable) => {
    const state = assignmentState(assignment(over), T0);
    expect(state.kind).toBe(kind);
    expect(canStart(state)).toBe(startable);
  });
});
