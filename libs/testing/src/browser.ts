import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

export { installFakeChannels } from './fake-channels';

/** Answer of a {@link fakeServer}; status 0 is a network failure. */
export interface FakeAnswer {
  readonly status?: number;
  readonly body?: unknown;
  /** Total items of which the array is a page; defaults to the array's length. */
  readonly total?: number;
  /** First server-sent events of a stream that stays open. */
  readonly events?: string;
  /** Receives a function that sends further events. */
  readonly onOpen?: (send: (events: string) => void) => void;
  /** Delays the answer until this settles. */
  readonly after?: Promise<unknown>;
}

/** A call of the page, as `METHOD path` without the `/api/`. */
export interface SeenCall {
  readonly call: string;
  readonly search: URLSearchParams;
  readonly body: unknown;
  readonly authorization: string | null;
  readonly idempotencyKey: string | null;
}

/** Answers by `METHOD path`; a test may change them while it runs. */
export type FakeRoutes = Record<string, FakeAnswer | ((seen: SeenCall) => FakeAnswer)>;

const NOT_FOUND: FakeAnswer = { status: 404, body: { code: 'NOT_FOUND', message: 'Not found' } };

const openStream = ({ events = '', onOpen }: FakeAnswer) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      send(events);
      onOpen?.(send);
    },
  });

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** Replaces `fetch` by a server that answers from `routes`, else from `fallback`, and records the calls. */
export function fakeServer(routes: FakeRoutes, fallback: (path: string) => FakeAnswer = () => NOT_FOUND) {
  const calls: SeenCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams: search } = new URL(request.url);
    const path = pathname.replace('/api/', '');
    const seen = {
      call: `${request.method} ${path}`,
      search,
      body: await bodyOf(request),
      authorization: request.headers.get('authorization'),
      idempotencyKey: request.headers.get('idempotency-key'),
    };
    calls.push(seen);
    const route = routes[seen.call];
    const answer = (typeof route === 'function' ? route(seen) : route) ?? fallback(path);
    const { status = 200, body = null, total, events } = answer;
    await answer.after;
    if (status === 0) throw new TypeError('Failed to fetch');
    if (events !== undefined) return new Response(openStream(answer));
    const headers = Array.isArray(body) ? { 'x-total-count': String(total ?? body.length) } : undefined;
    return Response.json(body, { status, headers });
  });
  return {
    /** All calls, in order. */
    calls,
    /** Calls of one kind, `METHOD path`. */
    made: (call: string) => calls.filter((other) => other.call === call),
  };
}

/** A user that skips the check of `pointer-events`, which reads the styles of every ancestor. */
export const user = userEvent.setup({ pointerEventsCheck: 0 });

/** The topmost dialog, or the page. Queries that include hidden elements are much faster. */
const inFront = () => within(screen.queryAllByRole('dialog', { hidden: true }).at(-1) ?? document.body);

/** Clicks an element once it appears. Avoids `getByRole`, whose error lists all roles of the page, which is slow. */
async function click(role: 'button' | 'combobox', name: string | RegExp): Promise<void> {
  const element = await waitFor(() => {
    const found = inFront().queryByRole(role, { name, hidden: true });
    if (!found) throw new Error(`There is no ${role} ${name}`);
    return found;
  });
  await user.click(element);
}

/** Presses a button once it appears, in the topmost dialog or on the page. */
export const press = (name: string | RegExp) => click('button', name);

/** Chooses an option of a select. */
export async function chooseOption(field: string | RegExp, option: string): Promise<void> {
  await click('combobox', field);
  await user.click(await screen.findByText(option, { selector: '[role=option]' }));
}

/** Field with this label, in the topmost dialog or on the page, once its code has loaded: it is disabled until then. */
export const findField = (label: string | RegExp) =>
  waitFor(() =>
    inFront().getByLabelText<HTMLInputElement>(label, { selector: 'input:enabled, textarea:enabled' }),
  );

/** Sets a field's text at once, for tests that are not about typing. */
export const fill = async (label: string | RegExp, value: string) =>
  void fireEvent.change(await findField(label), { target: { value } });

/** Waits for a toast to be visible; it is in the page a moment earlier. */
export const findToast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
