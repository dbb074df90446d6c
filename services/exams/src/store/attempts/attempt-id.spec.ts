import { newObjectId, objectIdAt, objectIdOf } from '@concord/nest-platform';
import { attemptIdOf } from './attempt-id';

describe('attemptIdOf', () => {
  it('is the same for an assignment and a round, in every release', () => {
    const assignment = objectIdOf('64b0000000000000000000cc');
    expect(String(attemptIdOf(assignment, 1))).toBe('0e6fec428476600c75adf7da');
    expect(String(attemptIdOf(assignment, 2))).toBe('198041ef15075edd965a2c78');
  });

  it('is another one for each assignment and each round', () => {
    const assignments = Array.from({ length: 500 }, () => newObjectId());
    const ids = assignments.flatMap((assignment) =>
      [1, 2, 11].map((round) => String(attemptIdOf(assignment, round))),
    );
    expect(new Set(ids).size).toBe(1500);
    for (const id of ids) expect(id).toMatch(/^[0-3][0-9a-f]{23}$/);
  });

  it('comes before each id that a process of the previous release makes or looks for', () => {
    const earliest = String(objectIdAt(new Date('2020-01-01')));
    for (let n = 0; n < 500; n += 1) expect(String(attemptIdOf(newObjectId(), 1)) < earliest).toBe(true);
  });
});
