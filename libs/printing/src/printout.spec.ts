import type { ApiError } from '@concord/api-client/requests';
import type { DocumentStatus } from '@concord/contracts';
import { finishedPdf } from './printout';

function ports(...answers: DocumentStatus[]) {
  let poll = 0;
  return {
    order: () => Promise.resolve({ jobId: 'job-1' }),
    status: () => Promise.resolve(answers[Math.min(poll++, answers.length - 1)] as DocumentStatus),
    pause: () => Promise.resolve(),
    onProgress: jest.fn(),
  };
}

const refused = (status: number): ApiError => ({ status, code: 'NO', message: 'No', issues: [] });

describe('finishedPdf', () => {
  it('polls until the document is ready and reports the progress', async () => {
    const working: DocumentStatus = { status: 'working', progress: 40 };
    const done: DocumentStatus = { status: 'done', progress: 100, url: '/api/media/files/abc?exp=1&sig=x' };
    const printer = ports(working, working, done);
    await expect(finishedPdf(printer)).resolves.toEqual({ pdf: '/api/media/files/abc?exp=1&sig=x' });
    expect(printer.onProgress).toHaveBeenCalledWith(40);
  });

  it.each([
    ['the document fails', ports({ status: 'failed', progress: 0 })],
    ['it is never ready', ports({ status: 'queued', progress: 0 })],
  ])('is unavailable when %s', async (_case, broken) => {
    await expect(finishedPdf(broken)).resolves.toEqual({ fault: 'unavailable' });
  });

  it.each([
    [0, 'unavailable'],
    [503, 'unavailable'],
    [429, 'unavailable'],
    [401, 'expired'],
    [403, 'expired'],
    [404, 'refused'],
  ])('maps a call that fails with %i to %s', async (status, fault) => {
    const broken = { ...ports(), order: () => Promise.reject(refused(status) as unknown as Error) };
    await expect(finishedPdf(broken)).resolves.toEqual({ fault, error: refused(status) });
  });
});
