/** What a test answers to one call. */
interface FakeAnswer {
  readonly status?: number;
  readonly body?: unknown;
  readonly total?: number;
  /** The answer as a stream of server-sent events that stays open. */
  readonly events?: string;
  /** Hands over the way to say more on that stream. */
  readonly onOpen?: (say: (events: string) => void) => void;
}

const staysOpen = ({ events = '', onOpen }: FakeAnswer) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      const say = (words: string) => controller.enqueue(new TextEncoder().encode(words));
      say(events);
      onOpen?.(say);
    },
  });

/** One call that the screen made. */
export interface SeenCall {
  readonly call: string;
  readonly search: URLSearchParams;
  readonly body: unknown;
}

export type FakeRoutes = Record<string, FakeAnswer | ((seen: SeenCall) => FakeAnswer)>;

const COUNTS = ['student/count', 'serial/count', 'admin/count'];

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** Stands for the server: answers by `METHOD path`, and lists what was asked. Unknown lists are empty. */
export function fakeApi(routes: FakeRoutes): SeenCall[] {
  const seen: SeenCall[] = [];
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace('/api/', '');
    const made = { call: `${request.method} ${path}`, search: searchParams, body: await bodyOf(request) };
    seen.push(made);
    const route = routes[made.call];
    const standard = { body: COUNTS.includes(path) ? { count: 0 } : [] };
    const given: FakeAnswer = (typeof route === 'function' ? route(made) : route) ?? standard;
    if (given.events !== undefined)
      return new Response(staysOpen(given), { headers: { 'content-type': 'text/event-stream' } });
    const { status = 200, body, total } = given;
    return new Response(JSON.stringify(body ?? null), {
      status,
      headers: {
        'content-type': 'application/json',
        ...(Array.isArray(body) ? { 'x-total-count': String(total ?? body.length) } : {}),
      },
    });
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  return seen;
}
