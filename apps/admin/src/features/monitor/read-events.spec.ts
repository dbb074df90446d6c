import { readEvents, type ServerEvent } from './read-events';

const bytes = (text: string) => new TextEncoder().encode(text);

const streamOf = (chunks: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

async function read(chunks: readonly Uint8Array[]) {
  const events: ServerEvent[] = [];
  let received = 0;
  await readEvents(streamOf(chunks), {
    onEvent: (event) => events.push(event),
    onReceived: () => received++,
  });
  return { events, received };
}

const TEXT =
  'event: snapshot\ndata: {"name":"Zoë 😀"}\n\n: still here\n\nevent: change\ndata: 1\ndata: 2\n\n';
const EVENTS = [
  { name: 'snapshot', data: '{"name":"Zoë 😀"}' },
  { name: 'change', data: '1\n2' },
];

describe('readEvents', () => {
  it('does not depend on where chunks are cut, also inside a character', async () => {
    const whole = bytes(TEXT);
    for (let cut = 1; cut < whole.length; cut++) {
      const { events } = await read([whole.slice(0, cut), whole.slice(cut)]);
      expect(events).toEqual(EVENTS);
    }
  });

  it('reports comments as received, not as events', async () => {
    expect(await read([bytes(': still here\n\n')])).toEqual({ events: [], received: 1 });
  });

  it('rejects an event that exceeds the limit', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024).fill(97)),
    });
    await expect(readEvents(endless, { onEvent: jest.fn(), onReceived: jest.fn() })).rejects.toThrow(
      /exceeded/,
    );
  });

  it('cancels the stream when an event handler throws', async () => {
    const cancel = jest.fn();
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes('data: 1\n\n')),
      cancel,
    });
    const broken = readEvents(stream, {
      onReceived: jest.fn(),
      onEvent: () => {
        throw new Error('no JSON');
      },
    });
    await expect(broken).rejects.toThrow('no JSON');
    expect(cancel).toHaveBeenCalled();
  });
});
