import '../member';
import { accessRoutes, type ExamSignInAnswer } from '@concord/contracts';
import { addRequests, query } from '../request';
import { candidateSignedIn } from '../store/candidate.slice';
import { createAppStore } from '../store/create-store';
import { AMINA, LOOK } from '../testing/amina';
import { candidateHandedOver } from './hand-over.slice';
import { memberExpired, memberLeft, memberLookEnded, memberSignedIn } from './member.slice';

const { endpoints } = addRequests(query(accessRoutes.accessMe));
const DOOR = { token: 'candidate' } as ExamSignInAnswer;

/** A store of a person whose page has loaded and who has opened the door to an exam. */
async function openStore(person = AMINA) {
  const store = createAppStore();
  store.dispatch(memberSignedIn(person));
  await store.dispatch(endpoints.accessMe.initiate());
  store.dispatch(candidateHandedOver(DOOR));
  const cached = () => endpoints.accessMe.select(undefined)(store.getState() as never).data;
  return { store, kept: () => [cached() !== undefined, store.getState().handOver !== null] };
}

describe('the end of a sign-in', () => {
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    globalThis.fetch = (() => Promise.resolve(Response.json(AMINA.holder))) as typeof fetch;
  });

  it.each([
    ['a sign-out', AMINA, memberLeft()],
    ['an end by the server', AMINA, memberExpired()],
  ])('%s drops cached answers and the door to an exam', async (_, person, end) => {
    const { store, kept } = await openStore(person);
    expect(kept()).toEqual([true, true]);
    store.dispatch(end);
    expect(kept()).toEqual([false, false]);
  });

  it.each([
    ['the sign-in of somebody else', AMINA, memberSignedIn(LOOK)],
    ['the end of a look', LOOK, memberLookEnded()],
  ])('%s drops cached answers', async (_, person, end) => {
    const { store, kept } = await openStore(person);
    store.dispatch(end);
    expect(kept()[0]).toBe(false);
  });

  it('leaves no door once the exam portal has taken it over', async () => {
    const { store, kept } = await openStore();
    store.dispatch(candidateSignedIn('candidate'));
    expect(kept()).toEqual([true, false]);
  });

  it('is no renewal, which keeps both', async () => {
    const { store, kept } = await openStore();
    store.dispatch(memberSignedIn({ ...AMINA, token: 'renewed' }));
    expect(kept()).toEqual([true, true]);
  });
});
