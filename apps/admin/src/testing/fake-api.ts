interface FakeAnswer {
  readonly status?: number;
  readonly body?: unknown;
  readonly total?: number;
  /** The first server-sent events of a stream that stays open. */
  readonly events?: string;
  /** Receives the function that sends further events. */
  readonly onOpen?: (send: (events: string) => void) => void;
}

const openStream = ({ events = '', onOpen }: FakeAnswer) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      send(events);
      onOpen?.(send);
    },
  });

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

/** Fakes the server: answers by `METHOD path` and records the calls. Unknown lists are empty. */
export function fakeApi(routes: FakeRoutes): SeenCall[] {
  const seen: SeenCall[] = [];
  const fakeFetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace('/api/', '');
    const made = { call: `${request.method} ${path}`, search: searchParams, body: await bodyOf(request) };
    seen.push(made);
    const route = routes[made.call];
    const fallback = { body: COUNTS.includes(path) ? { count: 0 } : [] };
    const answer: FakeAnswer = (typeof route === 'function' ? route(made) : route) ?? fallback;
    if (answer.events !== undefined)
      return new Response(openStream(answer), { headers: { 'content-type': 'text/event-stream' } });
    const { status = 200, body, total } = answer;
    return new Response(JSON.stringify(body ?? null), {
      status,
      headers: {
        'content-type': 'application/json',
        ...(Array.isArray(body) ? { 'x-total-count': String(total ?? body.length) } : {}),
      },
    });
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(fakeFetch);
  return seen;
}
