import { connect, type Socket } from 'node:net';
import { registration, StudentsHarness } from '../testing/harness';
import { UPLOAD_MEMORY } from './body-limits';

const MB = 1024 * 1024;

describe('limitRegistrationBodies', () => {
  const service = new StudentsHarness();
  const sockets: Socket[] = [];

  beforeAll(() => service.start());
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
  afterAll(() => service.stop());

  /** Starts an upload of 18 MB that stops after `sent` bytes. */
  async function hangingUpload(sent: number): Promise<void> {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write(
      `POST /student/register HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${18 * MB}\r\nexpect: 100-continue\r\n\r\n`,
    );
    // The answer to `expect` shows that the service has received the request.
    await new Promise<void>((resolve) => socket.once('data', () => resolve()));
    if (sent > 0) await new Promise<void>((resolve) => socket.write('x'.repeat(sent), () => resolve()));
  }

  const registerUnknownSerial = () =>
    service.call('/student/register', { body: registration({ serialNumber: 'AAAA-AAAA-AAAA-AAAA' }) });

  it('is not blocked by idle connections', async () => {
    await Promise.all(Array.from({ length: 40 }, () => hangingUpload(0)));
    expect((await registerUnknownSerial()).status).toBe(409);
  });

  it('makes new registrations wait while the memory is reserved, and continues when it is released', async () => {
    const length = Math.ceil(UPLOAD_MEMORY.admitBelow / (17 * MB));
    await Promise.all(Array.from({ length }, () => hangingUpload(17 * MB)));
    let answered = false;
    const waiting = registerUnknownSerial().then((answer) => {
      answered = true;
      return answer;
    });
    // By the time of these answers, a registration that did not wait would be answered too.
    for (let n = 0; n < 20; n += 1) expect((await service.call('/geo/countries')).status).toBe(200);
    expect(answered).toBe(false);
    sockets.splice(0).forEach((socket) => socket.destroy());
    expect((await waiting).status).toBe(409);
  });

  it('refuses a body over the limit without a content-length', async () => {
    const body = new Blob(['x'.repeat(19 * MB)]).stream();
    const answer = await fetch(`${service.url}/student/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it.each([
    ['brackets', '['.repeat(8 * MB)],
    ['objects', `[${'{},'.repeat(5 * MB)}0]`],
    ['numbers under an unknown key', `{"k":[${'0,'.repeat(8 * MB)}0]}`],
  ])('refuses a body of millions of %s before it is parsed', async (_, body) => {
    const answer = await fetch(`${service.url}/student/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining('parts'),
    });
  });

  it('accepts a body in many chunks that split characters', async () => {
    const bytes = Buffer.from(
      JSON.stringify(registration({ serialNumber: 'AAAA-AAAA-AAAA-AAAA', surname: 'ṣ'.repeat(50) })),
    );
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const answer = await fetch(`${service.url}/student/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-address': '10.4.4.4' },
      body: pieces,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(409);
  });

  it('answers 503 when no memory is left', async () => {
    await Promise.all(Array.from({ length: 14 }, () => hangingUpload(0)));
    // FIFO: once a later one is admitted, all earlier ones were.
    expect((await registerUnknownSerial()).status).toBe(409);
    const first = await Promise.race(
      sockets.map(
        (socket) =>
          new Promise<string>((resolve) => {
            socket.once('data', (chunk: Buffer) => resolve(chunk.toString()));
            socket.write('x'.repeat(17 * MB));
          }),
      ),
    );
    expect(first).toMatch(/^HTTP\/1.1 503 /);
    expect(first.toLowerCase()).toContain('retry-after: ');
    expect(first).toContain('"code":"OVERLOADED"');
  });
});
