import type { ApiError } from '@concord/api-client/requests';
import type { DocumentStatus } from '@concord/contracts';
import { finishedPdf } from './printout';

function ports(...answers: DocumentStatus[]) {
  let turn = 0;
  return {
    order: () => Promise.resolve({ jobId: 'job-1' }),
    status: () => Promise.resolve(answers[Math.min(turn++, answers.length - 1)] as DocumentStatus),
    pause: () => Promise.resolve(),
    onProgress: jest.fn(),
  };
}

const refused = (status: number): ApiError => ({ status, code: 'NO', message: 'No', issues: [] });

describe('finishedPdf', () => {
  it('waits until the document is there and tells how far it is', async () => {
    const working: DocumentStatus = { status: 'working', progress: 40 };
    const done: DocumentStatus = { status: 'done', progress: 100, url: '/api/media/files/abc?exp=1&sig=x' };
    const printer = ports(working, working, done);
    await expect(finishedPdf(printer)).resolves.toBe('/api/media/files/abc?exp=1&sig=x');
    expect(printer.onProgress).toHaveBeenCalledWith(40);
  });

  it.each([
    ['the document fails', ports({ status: 'failed', progress: 0 })],
    ['it never comes', ports({ status: 'queued', progress: 0 })],
  ])('leaves it to the page when %s', async (_name, broken) => {
    await expect(finishedPdf(broken)).rejects.toMatchObject({ fault: 'unavailable' });
  });

  it.each([
    [0, 'unavailable'],
    [503, 'unavailable'],
    [429, 'unavailable'],
    [401, 'expired'],
    [403, 'expired'],
    [404, 'refused'],
  ])('takes a call that fails with %i as %s', async (status, fault) => {
    const broken = { ...ports(), order: () => Promise.reject(refused(status) as unknown as Error) };
    await expect(finishedPdf(broken)).rejects.toMatchObject({ fault });
  });
});
