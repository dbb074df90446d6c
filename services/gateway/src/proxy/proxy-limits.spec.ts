import { connect } from 'node:net';
import {
  call,
  closeAll,
  readAll,
  startGateway,
  startFakeService,
  type TestGateway,
  type FakeService,
} from '../testing/harness';

const MB = 1024 * 1024;

describe('body limits', () => {
  let service: FakeService;
  let gateway: TestGateway;

  beforeAll(async () => {
    service = await startFakeService();
    gateway = await startGateway({
      STUDENTS_URL: service.origin,
      EXAMS_URL: service.origin,
      MEDIA_URL: service.origin,
    });
  });
  afterAll(closeAll);

  const send = (method: string, path: string, size: number, headers: Record<string, string> = {}) =>
    call(gateway.port, path, { method, headers }, Buffer.alloc(size, 65));

  it.each([
    ['PUT', `/api/exams/attempts/${'d'.repeat(24)}/answers`, 1 / 32],
    ['POST', '/api/result/submit', 0.75],
    ['POST', '/api/gallery/upload', 4],
    ['POST', '/api/exams/upload', 4],
    ['PATCH', `/api/exams/${'d'.repeat(24)}`, 4],
    ['POST', '/api/exams/parse-sheet', 6],
    ['POST', '/api/student/register', 18],
  ])('allow %s %s %f MB and refuse a byte more', async (method, path, megabytes) => {
    expect((await send(method, path, megabytes * MB)).status).toBe(200);
    const refused = await send(method, path, megabytes * MB + 1);
    expect(refused.status).toBe(413);
    expect(refused.json()).toMatchObject({ statusCode: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  it('count the bytes of a chunked body', async () => {
    const chunked = { 'transfer-encoding': 'chunked' };
    expect((await send('POST', '/api/result/submit', 0.75 * MB, chunked)).status).toBe(200);
    const refused = await send('POST', '/api/result/submit', 3 * MB, chunked);
    expect(refused.json()).toMatchObject({ statusCode: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  it('refuse an announced length before the body arrives, without a call to the service', async () => {
    const before = service.seen.length;
    const socket = connect(gateway.port, '127.0.0.1');
    socket.write(`POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: ${2 * MB}\r\n\r\n`);
    const first = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
    expect(first.toString()).toMatch(/^HTTP\/1\.1 413 /);
    expect(service.seen).toHaveLength(before);
    socket.destroy();
  });

  it('discard the rest of a refused body and keep the connection open', async () => {
    const socket = connect(gateway.port, '127.0.0.1');
    socket.write(`POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: ${2 * MB}\r\n\r\n`);
    socket.write(Buffer.alloc(2 * MB, 65));
    socket.write('GET /api/geo/countries HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    const text = (await readAll(socket)).toString();
    expect(text.match(/HTTP\/1\.1 (\d+)/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  it('let fetch receive the refusal', async () => {
    const answer = await fetch(`http://127.0.0.1:${gateway.port}/api/student/register`, {
      method: 'POST',
      body: new Uint8Array(25 * MB),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it('close the connection of a sender that does not stop', async () => {
    const socket = connect(gateway.port, '127.0.0.1');
    socket.on('error', () => socket.destroy());
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.resume();
    socket.write(`POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: ${1_000 * MB}\r\n\r\n`);
    const chunk = Buffer.alloc(MB, 65);
    let sent = 0;
    const send = (error?: Error | null): void => {
      // Writes to the closed connection fail at once, many of them before it is known as closed.
      if (error || sent === 200) return;
      sent += 1;
      socket.write(chunk, send);
    };
    send();
    await closed;
    expect(sent).toBeLessThan(200);
  });
});
