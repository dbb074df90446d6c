import type { Actor, StaffActor } from '@concord/nest-platform';
import { requireMayRequest } from '../features/documents/documents/document-access';
import { openKinds } from '../features/exports/orders/export-access';

const ID = 'd'.repeat(24);
const staff = (role: StaffActor['role']) => ({ kind: 'staff', role, id: ID }) as StaffActor;

const mayPrintSlip = (actor: Actor) => {
  try {
    requireMayRequest(actor, { kind: 'result-slip', id: ID });
    return true;
  } catch {
    return false;
  }
};

describe('what has scores', () => {
  it.each([
    ['SUPER_ADMIN', true],
    ['ADMIN', false],
    ['PENDING', false],
  ] as const)('is for %s: %p', (role, expected) => {
    const actor = staff(role);
    expect([mayPrintSlip(actor), openKinds(actor).includes('results')]).toEqual([expected, expected]);
  });
});
