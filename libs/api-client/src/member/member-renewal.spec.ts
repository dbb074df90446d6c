import '../member';
import { accessRoutes } from '@concord/contracts';
import { addRequests, mutation, query } from '../request';
import { renewMember } from './member-renewal';
import { createAppStore } from '../store/create-store';
import { memberLeft, memberSignedIn, memberOf } from './member.slice';
import { AMINA, LOOK } from '../testing/amina';

const { endpoints } = addRequests(
  query(accessRoutes.accessMe),
  mutation(accessRoutes.accessSessionEndOthers),
);
const ME = 'GET /api/access/me';
const RENEW = 'POST /api/access/renew';
const RENEWED = { ...AMINA, token: 'renewed-token' };
const LATER_MS = 29 * 60_000;

type Answer = () => Response | Promise<Response>;
const ok =
  (body: unknown): Answer =>
  () =>
    Response.json(body);
const refused =
  (status: number): Answer =>
  () =>
    Response.json({ code: 'UNAUTHENTICATED', message: 'Your sign-in has ended' }, { status });
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Answers each call from its list; the last answer is repeated. */
function serve(answers: Record<string, Answer[]>) {
  const seen: { readonly call: string; readonly token: string | null }[] = [];
  globalThis.fetch = (async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    seen.push({ call, token: request.headers.get('authorization') });
    await Promise.resolve();
    const list = answers[call] ?? [];
    return ((list.length > 1 ? list.shift() : list[0]) ?? refused(404))();
  }) as typeof fetch;
  return {
    seen,
    calls: () => seen.map(({ call }) => call),
    tokens: () => seen.filter(({ call }) => call === ME).map(({ token }) => token),
  };
}

function signedIn(answer = AMINA) {
  const store = createAppStore();
  store.dispatch(memberSignedIn(answer));
  return store;
}
type AppStore = ReturnType<typeof createAppStore>;
const askMe = (store: AppStore) =>
  store.dispatch(endpoints.accessMe.initiate(undefined, { forceRefetch: true, subscribe: false }));
const endOthers = (store: AppStore) => store.dispatch(endpoints.accessSessionEndOthers.initiate());

describe('a call of a member', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  const settle = async <T>(run: Promise<T>): Promise<T> => {
    await jest.advanceTimersByTimeAsync(10_000);
    return run;
  };

  it('has the token, without a renewal while it is fresh', async () => {
    const { seen } = serve({ [ME]: [ok(AMINA.holder)] });
    const { data } = await settle(askMe(signedIn()));
    expect(data).toEqual(AMINA.holder);
    expect(seen).toEqual([{ call: ME, token: 'Bearer member-token' }]);
  });

  it.each([
    ['there is no token', () => createAppStore()],
    [
      'the token is nearly over',
      () => {
        const store = signedIn();
        jest.advanceTimersByTime(LATER_MS);
        return store;
      },
    ],
  ])('renews first when %s', async (_, open) => {
    const { calls, tokens } = serve({ [ME]: [ok(AMINA.holder)], [RENEW]: [ok(RENEWED)] });
    const store = open();
    await settle(askMe(store));
    expect(calls()).toEqual([RENEW, ME]);
    expect(tokens()).toEqual(['Bearer renewed-token']);
    expect(memberOf(store.getState()).signIn).toMatchObject(RENEWED);
  });

  it('is repeated once after a 401 and a renewal', async () => {
    const { calls, tokens } = serve({ [ME]: [refused(401), ok(AMINA.holder)], [RENEW]: [ok(RENEWED)] });
    const { data } = await settle(askMe(signedIn()));
    expect(data).toEqual(AMINA.holder);
    expect(calls()).toEqual([ME, RENEW, ME]);
    expect(tokens()).toEqual(['Bearer member-token', 'Bearer renewed-token']);
  });

  it('is not repeated twice, and keeps the sign-in that was just renewed', async () => {
    const { calls } = serve({ [ME]: [refused(401)], [RENEW]: [ok(RENEWED)] });
    const store = signedIn();
    const { error } = await settle(askMe(store));
    expect(error).toMatchObject({ status: 401 });
    expect(calls()).toEqual([ME, RENEW, ME]);
    expect(memberOf(store.getState()).signIn?.token).toBe('renewed-token');
  });

  it('shares one renewal with all calls that are refused at once', async () => {
    const old = { [ME]: [refused(401), refused(401), refused(401), ok(AMINA.holder)] };
    const { calls } = serve({ ...old, [RENEW]: [ok(RENEWED)] });
    const store = signedIn();
    const others = Array.from({ length: 3 }, () => askMe(store));
    await settle(Promise.all([...others, store.dispatch(renewMember())]));
    expect(calls().filter((call) => call === RENEW)).toHaveLength(1);
  });

  it('signs out when the renewal is refused', async () => {
    serve({ [ME]: [refused(401)], [RENEW]: [refused(401)] });
    const store = signedIn();
    await settle(askMe(store));
    expect(memberOf(store.getState())).toEqual({ signIn: null, ended: 'expired' });
    expect(window.localStorage).toHaveLength(0);
  });

  it('asks the server no more after that', async () => {
    const { calls } = serve({ [ME]: [refused(401)], [RENEW]: [refused(401)] });
    const store = createAppStore();
    await settle(askMe(store));
    const { error } = await settle(askMe(store));
    expect(error).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(calls()).toEqual([RENEW]);
    expect(memberOf(store.getState()).ended).toBe('absent');
  });

  it.each([
    ['a lost connection', lost],
    ['an outage', refused(503)],
    ['a throttle', refused(429)],
  ])('keeps the sign-in through %s at the renewal', async (_, answer) => {
    serve({ [ME]: [refused(401)], [RENEW]: [answer] });
    const store = signedIn();
    await settle(endOthers(store));
    await settle(askMe(store));
    expect(memberOf(store.getState()).signIn).toMatchObject(AMINA);
  });

  it('is made with an old token that may still be valid if the renewal fails', async () => {
    const { tokens } = serve({ [ME]: [ok(AMINA.holder)], [RENEW]: [lost] });
    const store = signedIn();
    jest.advanceTimersByTime(LATER_MS);
    const { data } = await settle(askMe(store));
    expect(data).toEqual(AMINA.holder);
    expect(tokens()).toEqual(['Bearer member-token']);
  });

  it('fails as the connection does if there is no token', async () => {
    const { calls } = serve({ [RENEW]: [lost] });
    const store = createAppStore();
    const { error } = await settle(endOthers(store));
    expect(error).toMatchObject({ status: 0, code: 'NETWORK' });
    expect(calls()).toEqual([RENEW]);
    expect(memberOf(store.getState()).ended).toBeNull();
  });

  it('fails by a time-out if the renewal is not answered', async () => {
    globalThis.fetch = ((request: Request) =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(new Error('aborted')));
      })) as typeof fetch;
    const run = endOthers(createAppStore());
    await jest.advanceTimersByTimeAsync(15_000);
    expect((await run).error).toMatchObject({ status: 0, code: 'TIMEOUT' });
  });

  it('renews no look of staff, whose end leaves the sign-in of the browser alone', async () => {
    const { calls } = serve({ [ME]: [refused(401)], [RENEW]: [ok(RENEWED)] });
    signedIn();
    const store = signedIn(LOOK);
    jest.advanceTimersByTime(LATER_MS);
    await settle(askMe(store));
    expect(calls()).toEqual([ME]);
    expect(memberOf(store.getState())).toEqual({ signIn: null, ended: 'look' });
    expect(memberOf(createAppStore().getState()).signIn).toMatchObject(AMINA);
  });

  it('ignores a renewal that comes after a sign-out', async () => {
    serve({ [RENEW]: [ok(RENEWED)] });
    const store = signedIn();
    const renewal = store.dispatch(renewMember());
    store.dispatch(memberLeft());
    await expect(settle(renewal)).resolves.toMatchObject({ status: 401 });
    expect(memberOf(store.getState())).toEqual({ signIn: null, ended: 'leaving' });
  });
});
