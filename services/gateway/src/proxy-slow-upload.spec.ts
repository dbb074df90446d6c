import { request as httpRequest } from 'node:http';
import { closeAll, readAll, startGateway, startToyService } from './testing/harness';

const PIECE = Buffer.alloc(20_000, 'a');
const PIECES = 10;
/** Together the pauses take several times as long as a service may be silent. */
const PAUSE_MS = 100;
const QUICK = { UPSTREAM_HEADERS_TIMEOUT_MS: '300', UPSTREAM_BODY_TIMEOUT_MS: '300' };

/** Sends a body piece by piece, as a phone on a slow link does. */
function uploadSlowly(port: number): Promise<{ status: number; body: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const upload = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path: '/api/student/register',
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', 'content-length': PIECE.length * PIECES },
      },
      (response) => {
        readAll(response).then((received) => {
          const body = JSON.parse(received.toString()) as Record<string, unknown>;
          resolve({ status: response.statusCode ?? 0, body });
        }, reject);
      },
    );
    upload.on('error', reject);
    let sent = 0;
    const timer = setInterval(() => {
      upload.write(PIECE);
      sent += 1;
      if (sent < PIECES) return;
      clearInterval(timer);
      upload.end();
    }, PAUSE_MS);
  });
}

describe('an upload over a slow link', () => {
  afterEach(closeAll);

  it('passes whole, however long it takes compared with the patience for an answer', async () => {
    const students = await startToyService();
    const gateway = await startGateway({ STUDENTS_URL: students.origin, ...QUICK });
    const { status, body } = await uploadSlowly(gateway.port);
    expect([status, body['length']]).toEqual([200, PIECE.length * PIECES]);
  });
});
