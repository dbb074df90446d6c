import '../member';
import type { AccessHolder } from '@concord/contracts';
import { createAppStore } from '../store/create-store';
import { readCopy, storeCopy } from './device-copies';
import { memberExpired, memberLeft, memberLookEnded, memberSignedIn, memberOf } from './member.slice';

const holderOf = (change: Partial<AccessHolder> = {}): AccessHolder => ({
  name: 'Okafor Ada',
  email: 'ada@hall.example',
  member: 'a'.repeat(24),
  number: 'CIPCM-000123',
  isOrganisation: false,
  student: null,
  isViewed: false,
  ...change,
});
const signIn = (change?: Partial<AccessHolder>) =>
  memberSignedIn({ token: 'token', holder: holderOf(change) });
const copies = () => Object.keys(window.localStorage).filter((key) => key.startsWith('concord.me.'));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** A store with a stored copy of its person. */
function withCopy() {
  const store = createAppStore();
  const member = () => memberOf(store.getState());
  store.dispatch(signIn());
  storeCopy(member(), 'card', { number: 'CIPCM-000123' });
  return { store, member, read: () => readCopy(member(), 'card') };
}

describe('copies of the signed-in person on a device', () => {
  it('are read until the sign-out', () => {
    const { store, read } = withCopy();
    expect(read()).toEqual({ number: 'CIPCM-000123' });
    store.dispatch(signIn({ name: 'Okafor Ada Zara' }));
    expect(read()).toEqual({ number: 'CIPCM-000123' });
    store.dispatch(memberLeft());
    expect([copies(), read()]).toEqual([[], undefined]);
  });

  it.each([
    ['the server ends the sign-in', memberExpired()],
    ['somebody else signs in', signIn({ member: 'b'.repeat(24) })],
  ])('are removed when %s', (_when, action) => {
    const { store } = withCopy();
    store.dispatch(action);
    expect(copies()).toEqual([]);
  });

  it('are neither shown to staff who look on, nor stored of or removed by them', () => {
    const { store, member, read } = withCopy();
    store.dispatch(signIn({ member: 'b'.repeat(24), isViewed: true }));
    storeCopy(member(), 'card', 'theirs');
    expect(read()).toBeUndefined();
    store.dispatch(memberLookEnded());
    expect(copies()).toEqual(['concord.me.card']);
  });

  it('of somebody else, and broken ones, are not read', () => {
    const { store, read } = withCopy();
    window.localStorage.setItem('concord.me.card', JSON.stringify({ person: 'other', value: 1 }));
    expect(read()).toBeUndefined();
    window.localStorage.setItem('concord.me.card', '{');
    expect(read()).toBeUndefined();
    store.dispatch(memberLeft());
    expect(copies()).toEqual([]);
  });
});
