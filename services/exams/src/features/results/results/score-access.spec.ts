import type { Actor } from '@concord/nest-platform';
import { maySeeScore } from './score-access';

const staff = (role: 'ADMIN' | 'SUPER_ADMIN' | 'PENDING') => ({ kind: 'staff', role }) as Actor;
const VIEWERS = {
  super: staff('SUPER_ADMIN'),
  admin: staff('ADMIN'),
  candidate: { kind: 'candidate' } as Actor,
};
const held = { until: null };

describe('maySeeScore', () => {
  it.each([
    // viewer, then: released final round, held, reset, held and reset
    ['super', [true, true, true, true]],
    ['admin', [true, false, false, false]],
    ['candidate', [true, false, false, false]],
  ] as const)('of %s is %p', (viewer, expected) => {
    const states = [
      { held: undefined, isReset: false },
      { held, isReset: false },
      { held: undefined, isReset: true },
      { held, isReset: true },
    ];
    expect(states.map((state) => maySeeScore(VIEWERS[viewer], state))).toEqual(expected);
  });
});
