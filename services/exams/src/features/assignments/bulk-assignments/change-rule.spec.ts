import type { AssignmentState } from '../assignments/assignment-states.service';
import { ruleOf } from './change-rule';

const state = (status: string, attempt?: string) =>
  ({ assignment: { status }, ...(attempt && { attempt: { status: attempt } }) }) as AssignmentState;
const MORE_TIME = { extraTime: 30 };
const REMOVE = { remove: true } as const;

describe('ruleOf', () => {
  it.each([
    ['none', undefined, MORE_TIME, 'NOT_ASSIGNED'],
    ['none', undefined, REMOVE, 'NOT_ASSIGNED'],
    ['a pending one', state('pending'), MORE_TIME, 'change'],
    ['a pending one', state('pending'), REMOVE, 'change'],
    ['one that is being written', state('pending', 'open'), MORE_TIME, 'change'],
    ['one that is being written', state('pending', 'open'), REMOVE, 'ATTEMPT_IN_PROGRESS'],
    ['one that is being graded', state('pending', 'grading'), MORE_TIME, 'ALREADY_COMPLETED'],
    ['one that is being graded', state('pending', 'grading'), REMOVE, 'ALREADY_COMPLETED'],
    ['a completed one', state('completed'), MORE_TIME, 'ALREADY_COMPLETED'],
    ['a completed one', state('completed'), REMOVE, 'ALREADY_COMPLETED'],
    ['a removed one', state('removed'), MORE_TIME, 'NOT_ASSIGNED'],
    ['a removed one', state('removed'), REMOVE, 'done'],
  ])('of %s is as of a single change (%#)', (_, assignment, change, expected) => {
    expect(ruleOf(assignment, change)).toBe(expected);
  });
});
