import { serveUploads, type FakeUpload } from '@concord/testing/uploads';
import { callUrl } from '../addresses';
import { apiErrorFromAnswer, apiErrorWithoutAnswer } from '../api-error';
import { uploadJson, type UploadProgress } from './upload-json';

const CLIENT = { callUrl, apiErrorFromAnswer, apiErrorWithoutAnswer };

function upload() {
  const served: FakeUpload[] = [];
  serveUploads((each) => served.push(each));
  const progress: UploadProgress[] = [];
  const done = uploadJson(
    { method: 'POST', path: '/student/register' },
    { text: '{"a":1}', idempotencyKey: 'k', onProgress: (each) => progress.push(each) },
    CLIENT,
  );
  return { request: served[0] as FakeUpload, progress, done };
}

describe('uploadJson', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('reports the progress and returns the answer', async () => {
    const { request, progress, done } = upload();
    expect(Object.fromEntries(request.headers)).toEqual({
      'content-type': 'application/json',
      'idempotency-key': 'k',
    });
    request.progress(3, 7);
    request.sent();
    request.answer({ status: 201, body: { _id: 'x' } });
    await expect(done).resolves.toEqual({ data: { _id: 'x' } });
    expect(progress).toEqual([
      { sent: 3, total: 7 },
      { sent: 7, total: 7 },
    ]);
  });

  it('carries the token of its sender', () => {
    const served: FakeUpload[] = [];
    serveUploads((each) => served.push(each));
    const sent = { text: '{}', idempotencyKey: 'k', token: 't', onProgress: () => undefined };
    void uploadJson({ method: 'POST', path: '/me/application/answers' }, sent, CLIENT);
    expect(served[0]?.headers.get('authorization')).toBe('Bearer t');
  });

  it('returns the same typed error as every request', async () => {
    const { request, done } = upload();
    const body = { code: 'IN_PROGRESS', message: 'Still under way', requestId: 'r-1' };
    request.answer({ status: 409, body, headers: { 'retry-after': '3' } });
    await expect(done).resolves.toEqual({
      error: { status: 409, issues: [], retryAfter: 3, ...body },
    });
  });

  it.each([
    ['an error page', { status: 502, body: '<html>' }, { status: 502, code: 'HTTP_502' }],
    ['a success that cannot be read', { status: 201, body: '<html>' }, { status: 0, code: 'NETWORK' }],
  ])('has an error for %s', async (_name, answer, error) => {
    const { request, done } = upload();
    request.answer(answer);
    await expect(done).resolves.toMatchObject({ error });
  });

  it('returns an error when the connection breaks', async () => {
    const { request, done } = upload();
    request.onerror?.();
    await expect(done).resolves.toMatchObject({ error: { status: 0, code: 'NETWORK' } });
  });

  it('continues while bytes move, and times out a minute after the last', async () => {
    const { request, done } = upload();
    for (let sent = 1; sent <= 20; sent += 1) {
      await jest.advanceTimersByTimeAsync(59_000);
      request.progress(sent, 100);
    }
    expect(request.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(done).resolves.toMatchObject({ error: { status: 0, code: 'TIMEOUT' } });
    expect(request.aborted).toBe(true);
  });

  it('waits two minutes for the answer', async () => {
    const { request, done } = upload();
    request.sent();
    await jest.advanceTimersByTimeAsync(119_000);
    expect(request.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(done).resolves.toMatchObject({ error: { code: 'TIMEOUT' } });
  });

  it('times out early when the browser is offline', async () => {
    const { done } = upload();
    window.dispatchEvent(new Event('offline'));
    await jest.advanceTimersByTimeAsync(4_000);
    await expect(done).resolves.toMatchObject({ error: { code: 'TIMEOUT' } });
  });
});
