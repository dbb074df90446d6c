import { DOCUMENT_KINDS, type DocumentKind } from '@concord/contracts';
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
  endsAt: 0,
});
const candidate: Requester = { kind: 'candidate', id: ID, sid: 's', signedAt: Date.now(), endsAt: 0 };
const printToken: Requester = { kind: 'print', id: ID, documentKind: 'certificate' };

const isAllowed = (actor: Actor, kind: DocumentKind, id: string) => {
  try {
    requireMayRequest(actor, { kind, id });
    return true;
  } catch {
    return false;
  }
};

describe('requireMayRequest', () => {
  it.each<[string, Actor, id: string, DocumentKind[]]>([
    ['ADMIN', staff('ADMIN'), ID, DOCUMENT_KINDS.filter((kind) => kind !== 'result-slip')],
    ['SUPER_ADMIN', staff('SUPER_ADMIN'), ID, [...DOCUMENT_KINDS]],
    ['PENDING', staff('PENDING'), ID, []],
    ['nobody', { kind: 'anonymous' }, ID, []],
    ['a candidate of the own record', candidate, ID, ['registration-form', 'result-slip']],
    ['a candidate of another record', candidate, OTHER, ['result-slip']],
    ['a candidate who signed in hours ago', { ...candidate, signedAt: 0 }, ID, ['result-slip']],
    ['a print token of its certificate', printToken, ID, ['certificate']],
    ['a print token of another record', printToken, OTHER, []],
  ])('allows %s what it may print', (_, actor, id, kinds) => {
    expect(DOCUMENT_KINDS.filter((kind) => isAllowed(actor, kind, id)).sort()).toEqual(kinds.sort());
  });
});

describe('requireOwner', () => {
  const recent = { owner: ID, gradedAt: new Date().toISOString() };
  const old = { owner: ID, gradedAt: new Date(0).toISOString() };

  it('allows a candidate only the own results', () => {
    expect(() => requireOwner(candidate, { owner: OTHER })).toThrow('not allowed');
    expect(() => requireOwner(candidate, { owner: ID })).not.toThrow();
    expect(() => requireOwner(staff('ADMIN'), { owner: ID })).not.toThrow();
  });

  it('keeps the result of a round that staff have reset from the candidate', () => {
    expect(() => requireOwner(candidate, { ...recent, isReset: true })).toThrow('not allowed');
    expect(() => requireOwner(staff('SUPER_ADMIN'), { ...recent, isReset: true })).not.toThrow();
  });

  it('shows an old result only to a candidate who signed in lately', () => {
    const earlier = { ...candidate, signedAt: 0 };
    expect(() => requireOwner(earlier, recent)).not.toThrow();
    expect(() => requireOwner(candidate, old)).not.toThrow();
    expect(() => requireOwner(earlier, old)).toThrow('sign in again');
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
