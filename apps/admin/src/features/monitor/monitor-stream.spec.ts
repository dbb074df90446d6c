import { aMonitorRow } from '../../testing/records';
import { MonitorStream, type StreamState } from './monitor-stream';

const SNAPSHOT = { serverTime: '2026-11-21T09:30:00.000Z', total: 1, rows: [aMonitorRow()] };
const eventText = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A connection whose server side the test controls. */
function connection() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (created) => void (controller = created) });
  return {
    answer: () => new Response(body, { status: 200 }),
    send: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    abort: () => controller.error(new Error('aborted')),
    close: () => controller.close(),
  };
}

const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ code: 'NO', message: 'Not now' }), { status, headers });

describe('MonitorStream', () => {
  let answers: (() => Response)[];
  let requests: { authorization: string | null; signal: AbortSignal }[];
  let states: StreamState[];
  let hidden = false;
  const onExpired = jest.fn();
  const onSnapshot = jest.fn();
  const onChange = jest.fn();
  let stream: MonitorStream;

  const phases = () => states.map(({ phase }) => phase);
  const settle = () => jest.advanceTimersByTimeAsync(0);
  const startWith = async (...given: typeof answers) => {
    answers = given;
    stream.start();
    await settle();
  };
  /** Starts the stream on a connection that sends its snapshot; `next` are those after it. */
  const goLive = async (...next: ReturnType<typeof connection>[]) => {
    const one = connection();
    one.send(eventText('snapshot', SNAPSHOT));
    await startWith(...[one, ...next].map(({ answer }) => answer));
    return one;
  };
  const hide = (isHidden: boolean) => {
    hidden = isHidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(1);
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
    jest.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => {
      requests.push({
        authorization: new Headers(init?.headers).get('authorization'),
        signal: init?.signal as AbortSignal,
      });
      const next = answers.shift();
      return next ? Promise.resolve(next()) : Promise.reject(new TypeError('offline'));
    });
    hidden = false;
    answers = [];
    requests = [];
    states = [];
    stream = new MonitorStream('token', {
      onSnapshot,
      onChange,
      onExpired,
      onReceived: jest.fn(),
      onState: (state) => states.push(state),
    });
  });
  afterEach(() => {
    stream.stop();
    jest.restoreAllMocks();
    jest.clearAllMocks();
    jest.useRealTimers();
  });

  it('is live with the first snapshot and passes changes on', async () => {
    const one = await goLive();
    one.send(eventText('change', { gone: ['x'] }) + eventText('other', {}));
    await settle();
    expect(requests[0]?.authorization).toBe('Bearer token');
    expect(phases()).toEqual(['connecting', 'live']);
    expect(onSnapshot).toHaveBeenCalledWith(SNAPSHOT);
    expect(onChange).toHaveBeenCalledWith({ gone: ['x'] });
  });

  it.each(['abort', 'close'] as const)('reconnects by itself after %s', async (how) => {
    const two = connection();
    const one = await goLive(two);
    one[how]();
    await settle();
    expect(phases().at(-1)).toBe('waiting');

    await jest.advanceTimersByTimeAsync(1000);
    two.send(eventText('snapshot', SNAPSHOT));
    await settle();
    expect(phases().at(-1)).toBe('live');
  });

  it('backs off exponentially while the server is unreachable', async () => {
    await startWith();
    await jest.advanceTimersByTimeAsync(1000 + 2000 + 4000);
    expect(requests).toHaveLength(4);
    await jest.advanceTimersByTimeAsync(7999);
    expect(requests).toHaveLength(4);
    await jest.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(5);
  });

  it('waits at least the Retry-After of the server', async () => {
    await startWith(() => refusal(503, { 'retry-after': '30' }));
    expect(states.at(-1)).toEqual({ phase: 'waiting', message: 'Not now' });
    await jest.advanceTimersByTimeAsync(29_999);
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1001);
    expect(requests).toHaveLength(2);
  });

  it('ends the session when the token is refused, and does not retry', async () => {
    await startWith(() => refusal(401));
    expect(onExpired).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(requests).toHaveLength(1);
  });

  it('retries after a refusal only on request', async () => {
    await startWith(() => refusal(403));
    expect(states.at(-1)).toEqual({ phase: 'refused', message: 'Not now' });
    expect(onExpired).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(requests).toHaveLength(1);
    stream.retry();
    expect(requests).toHaveLength(2);
  });

  it('drops an idle connection, but keeps one with heartbeats', async () => {
    const one = await goLive();
    await jest.advanceTimersByTimeAsync(40_000);
    one.send(': still here\n\n');
    await jest.advanceTimersByTimeAsync(40_000);
    expect(phases().at(-1)).toBe('live');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(phases().at(-1)).toBe('waiting');
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('reconnects after an event that is no JSON', async () => {
    const one = connection();
    answers = [one.answer];
    stream.start();
    one.send('event: snapshot\ndata: {"rows":\n\n');
    await settle();
    expect(phases().at(-1)).toBe('waiting');
  });

  it('pauses while the page is hidden for long, and resumes when it is visible', async () => {
    const two = connection();
    const one = await goLive(two);
    hide(true);
    await jest.advanceTimersByTimeAsync(30_000);
    one.send(': still here\n\n');
    await jest.advanceTimersByTimeAsync(30_000);
    expect(phases().at(-1)).toBe('paused');
    expect(requests[0]?.signal.aborted).toBe(true);

    hide(false);
    two.send(eventText('snapshot', SNAPSHOT));
    await settle();
    expect(phases().at(-1)).toBe('live');
  });

  it('stays connected when the page was hidden for a moment', async () => {
    const one = await goLive();
    hide(true);
    await jest.advanceTimersByTimeAsync(30_000);
    hide(false);
    one.send(': still here\n\n');
    await jest.advanceTimersByTimeAsync(40_000);
    expect(phases()).toEqual(['connecting', 'live']);
  });

  it('retries at once when the device is back online', async () => {
    await startWith();
    window.dispatchEvent(new Event('online'));
    expect(requests).toHaveLength(2);
  });

  it('leaves no timer after stop', async () => {
    await startWith();
    stream.stop();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(requests).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
