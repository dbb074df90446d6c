import { DOCUMENT_KINDS } from '@concord/contracts';
import type { Actor } from '@concord/nest-platform';
import { type Requester, requesterKey, requireMayRequest, requireOwner } from './document-access';

const ID = 'd'.repeat(24);
const OTHER = 'e'.repeat(24);
const staff = (role: 'ADMIN' | 'SUPER_ADMIN' | 'PENDING'): Requester => ({
  kind: 'staff',
  id: OTHER,
  role,
  username: 'mary',
  email: 'm@example.org',
  ver: 1,
});
const candidate: Requester = { kind: 'candidate', id: ID, sid: 's', endsAt: 0 };
const printToken: Requester = { kind: 'print', id: ID, documentKind: 'certificate' };

const isAllowed = (actor: Actor, kind: (typeof DOCUMENT_KINDS)[number], id: string) => {
  try {
    requireMayRequest(actor, { kind, id });
    return true;
  } catch {
    return false;
  }
};

describe('requireMayRequest', () => {
  it.each(DOCUMENT_KINDS)(
    'allows staff to print %s, but no pending account and no anonymous user',
    (kind) => {
      expect(isAllowed(staff('ADMIN'), kind, ID)).toBe(true);
      expect(isAllowed(staff('SUPER_ADMIN'), kind, ID)).toBe(true);
      expect(isAllowed(staff('PENDING'), kind, ID)).toBe(false);
      expect(isAllowed({ kind: 'anonymous' }, kind, ID)).toBe(false);
    },
  );

  it.each([
    ['registration-form', ID, true],
    ['registration-form', OTHER, false],
    ['result-slip', OTHER, true],
    ['certificate', ID, false],
    ['student-list', ID, false],
  ] as const)('candidate and %s of %s: %s', (kind, id, allowed) => {
    expect(isAllowed(candidate, kind, id)).toBe(allowed);
  });

  it.each([
    ['certificate', ID, true],
    ['certificate', OTHER, false],
    ['registration-form', ID, false],
    ['student-list', ID, false],
  ] as const)('print token of one certificate and %s of %s: %s', (kind, id, allowed) => {
    expect(isAllowed(printToken, kind, id)).toBe(allowed);
  });
});

describe('requireOwner', () => {
  it('allows a candidate only the own results', () => {
    expect(() => requireOwner(candidate, OTHER)).toThrow('may not');
    expect(() => requireOwner(candidate, ID)).not.toThrow();
    expect(() => requireOwner(staff('ADMIN'), ID)).not.toThrow();
  });
});

describe('requesterKey', () => {
  it('distinguishes requesters and, for a print token, the document', () => {
    const keys = [
      staff('ADMIN'),
      candidate,
      printToken,
      { ...printToken, documentKind: 'result-slip' as const },
    ].map(requesterKey);
    expect(new Set(keys).size).toBe(4);
  });
});
