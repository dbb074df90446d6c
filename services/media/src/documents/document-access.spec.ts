import { DOCUMENT_KINDS } from '@concord/contracts';
import type { Actor } from '@concord/nest-platform';
import { askerKey, requireMayAsk, requireOwn } from './document-access';

const ID = 'd'.repeat(24);
const OTHER = 'e'.repeat(24);
const staff = (role: 'ADMIN' | 'SUPER_ADMIN' | 'PENDING'): Actor => ({
  kind: 'staff',
  id: OTHER,
  role,
  username: 'mary',
  email: 'm@example.org',
  ver: 1,
});
const candidate: Actor = { kind: 'candidate', id: ID, sid: 's', endsAt: 0 };
const printer: Actor = { kind: 'print', id: ID, documentKind: 'certificate' };

const may = (actor: Actor, kind: (typeof DOCUMENT_KINDS)[number], id: string) => {
  try {
    requireMayAsk(actor, { kind, id });
    return true;
  } catch {
    return false;
  }
};

describe('requireMayAsk', () => {
  it.each(DOCUMENT_KINDS)(
    'lets staff print %s, and nobody who awaits approval or has not signed in',
    (kind) => {
      expect(may(staff('ADMIN'), kind, ID)).toBe(true);
      expect(may(staff('SUPER_ADMIN'), kind, ID)).toBe(true);
      expect(may(staff('PENDING'), kind, ID)).toBe(false);
      expect(may({ kind: 'anonymous' }, kind, ID)).toBe(false);
    },
  );

  it.each([
    ['registration-form', ID, true],
    ['registration-form', OTHER, false],
    ['result-slip', OTHER, true],
    ['certificate', ID, false],
    ['student-list', ID, false],
  ] as const)('candidate and %s of %s: %s', (kind, id, allowed) => {
    expect(may(candidate, kind, id)).toBe(allowed);
  });

  it.each([
    ['certificate', ID, true],
    ['certificate', OTHER, false],
    ['registration-form', ID, false],
    ['student-list', ID, false],
  ] as const)('print token of one certificate and %s of %s: %s', (kind, id, allowed) => {
    expect(may(printer, kind, id)).toBe(allowed);
  });
});

describe('requireOwn', () => {
  it('keeps a candidate to the own results', () => {
    expect(() => requireOwn(candidate, OTHER)).toThrow('may not');
    expect(() => requireOwn(candidate, ID)).not.toThrow();
    expect(() => requireOwn(staff('ADMIN'), ID)).not.toThrow();
  });
});

describe('askerKey', () => {
  it('tells askers apart by who and, for a print token, by what', () => {
    const keys = [
      staff('ADMIN'),
      candidate,
      printer,
      { ...printer, documentKind: 'result-slip' as const },
    ].map(askerKey);
    expect(new Set(keys).size).toBe(4);
  });
});
