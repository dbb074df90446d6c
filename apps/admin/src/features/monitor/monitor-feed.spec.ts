import { aMonitorRow } from '../../testing/records';
import { type FeedState, MonitorFeed } from './monitor-feed';

const SNAPSHOT = { serverTime: '2026-11-21T09:30:00.000Z', total: 1, rows: [aMonitorRow()] };
const text = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A line whose other end the test holds. */
function line() {
  let end!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (end = controller) });
  return {
    answer: () => new Response(body, { status: 200 }),
    say: (words: string) => end.enqueue(new TextEncoder().encode(words)),
    cut: () => end.error(new Error('cut')),
    close: () => end.close(),
  };
}

const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ code: 'NO', message: 'Not now' }), { status, headers });

describe('MonitorFeed', () => {
  let answers: (() => Response)[];
  let asked: { authorization: string | null; signal: AbortSignal }[];
  let states: FeedState[];
  let hidden = false;
  const onExpired = jest.fn();
  const onSnapshot = jest.fn();
  const onChange = jest.fn();
  let feed: MonitorFeed;

  const phases = () => states.map(({ phase }) => phase);
  const settle = () => jest.advanceTimersByTimeAsync(0);
  const hide = (isHidden: boolean) => {
    hidden = isHidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(1);
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
    jest.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => {
      asked.push({
        authorization: new Headers(init?.headers).get('authorization'),
        signal: init?.signal as AbortSignal,
      });
      const next = answers.shift();
      return next ? Promise.resolve(next()) : Promise.reject(new TypeError('offline'));
    });
    hidden = false;
    answers = [];
    asked = [];
    states = [];
    feed = new MonitorFeed('token', {
      onSnapshot,
      onChange,
      onExpired,
      onHeard: jest.fn(),
      onState: (state) => states.push(state),
    });
  });
  afterEach(() => {
    feed.stop();
    jest.restoreAllMocks();
    jest.clearAllMocks();
    jest.useRealTimers();
  });

  it('is live with the first snapshot and passes news on', async () => {
    const one = line();
    answers = [one.answer];
    feed.start();
    one.say(text('snapshot', SNAPSHOT) + text('change', { gone: ['x'] }) + text('other', {}));
    await settle();
    expect(asked[0]?.authorization).toBe('Bearer token');
    expect(phases()).toEqual(['connecting', 'live']);
    expect(onSnapshot).toHaveBeenCalledWith(SNAPSHOT);
    expect(onChange).toHaveBeenCalledWith({ gone: ['x'] });
  });

  it.each(['cut', 'close'] as const)('comes back by itself after the line was %s', async (how) => {
    const [one, two] = [line(), line()];
    answers = [one.answer, two.answer];
    feed.start();
    one.say(text('snapshot', SNAPSHOT));
    await settle();
    one[how]();
    await settle();
    expect(phases().at(-1)).toBe('waiting');

    await jest.advanceTimersByTimeAsync(1000);
    two.say(text('snapshot', SNAPSHOT));
    await settle();
    expect(phases().at(-1)).toBe('live');
  });

  it('waits longer each time while the server is away', async () => {
    feed.start();
    await settle();
    await jest.advanceTimersByTimeAsync(1000 + 2000 + 4000);
    expect(asked).toHaveLength(4);
    await jest.advanceTimersByTimeAsync(7999);
    expect(asked).toHaveLength(4);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(5);
  });

  it('waits as long as the server asks for', async () => {
    answers = [() => refusal(503, { 'retry-after': '30' })];
    feed.start();
    await settle();
    expect(states.at(-1)).toEqual({ phase: 'waiting', message: 'Not now' });
    await jest.advanceTimersByTimeAsync(29_999);
    expect(asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1001);
    expect(asked).toHaveLength(2);
  });

  it('ends the session when the token is no longer accepted, and does not ask again', async () => {
    answers = [() => refusal(401)];
    feed.start();
    await settle();
    expect(onExpired).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveLength(1);
  });

  it('does not ask again by itself after a refusal, but when asked to', async () => {
    answers = [() => refusal(403)];
    feed.start();
    await settle();
    expect(states.at(-1)).toEqual({ phase: 'refused', message: 'Not now' });
    expect(onExpired).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveLength(1);
    feed.retry();
    expect(asked).toHaveLength(2);
  });

  it('gives up a line on which nothing is heard, not one that only says that it is there', async () => {
    const one = line();
    answers = [one.answer];
    feed.start();
    one.say(text('snapshot', SNAPSHOT));
    await jest.advanceTimersByTimeAsync(40_000);
    one.say(': still here\n\n');
    await jest.advanceTimersByTimeAsync(40_000);
    expect(phases().at(-1)).toBe('live');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(phases().at(-1)).toBe('waiting');
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('comes back when an event makes no sense', async () => {
    const one = line();
    answers = [one.answer];
    feed.start();
    one.say('event: snapshot\ndata: {"rows":\n\n');
    await settle();
    expect(phases().at(-1)).toBe('waiting');
  });

  it('rests while the page is hidden for long, and resumes when it is seen', async () => {
    const [one, two] = [line(), line()];
    answers = [one.answer, two.answer];
    feed.start();
    one.say(text('snapshot', SNAPSHOT));
    await settle();
    hide(true);
    await jest.advanceTimersByTimeAsync(30_000);
    one.say(': still here\n\n');
    await jest.advanceTimersByTimeAsync(30_000);
    expect(phases().at(-1)).toBe('paused');
    expect(asked[0]?.signal.aborted).toBe(true);

    hide(false);
    two.say(text('snapshot', SNAPSHOT));
    await settle();
    expect(phases().at(-1)).toBe('live');
  });

  it('goes on when the page was hidden for a moment', async () => {
    const one = line();
    answers = [one.answer];
    feed.start();
    one.say(text('snapshot', SNAPSHOT));
    await settle();
    hide(true);
    await jest.advanceTimersByTimeAsync(30_000);
    hide(false);
    one.say(': still here\n\n');
    await jest.advanceTimersByTimeAsync(40_000);
    expect(phases()).toEqual(['connecting', 'live']);
  });

  it('tries at once when the device is back online', async () => {
    feed.start();
    await settle();
    window.dispatchEvent(new Event('online'));
    expect(asked).toHaveLength(2);
  });

  it('leaves nothing behind when it is stopped', async () => {
    feed.start();
    await settle();
    feed.stop();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
