import type { Assignment } from '@concord/contracts';
import { anAssignment } from '@concord/testing/records';
import { at, id, T0 } from '../testing/attempts';
import { canStart, assignmentState } from './assignment-state';

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
    ['one that opens later', { opensAt: at(60) }, 'not-open', false],
    ['one that opened', { opensAt: at(-60) }, 'open', true],
    ['one whose time is up', { attempt: { _id: id(1), deadline: at(-5) } }, 'closing', false],
  ])('recognises %s', (_name, over, kind, startable) => {
    const state = assignmentState(anAssignment({ dueDate: at(86_400), ...over }), T0);
    expect(state.kind).toBe(kind);
    expect(canStart(state)).toBe(startable);
  });
});
