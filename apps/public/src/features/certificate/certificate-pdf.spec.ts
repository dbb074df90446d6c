import type { DocumentStatus } from '@concord/contracts';
import { certificatePdf } from './certificate-pdf';

function ports(...answers: DocumentStatus[]) {
  let turn = 0;
  return {
    order: () => Promise.resolve({ jobId: 'job-1' }),
    status: () => Promise.resolve(answers[Math.min(turn++, answers.length - 1)] as DocumentStatus),
    pause: () => Promise.resolve(),
    onProgress: jest.fn(),
  };
}

describe('certificatePdf', () => {
  it('waits until it is there and tells how far it is', async () => {
    const printer = ports({ status: 'working', progress: 40 }, { status: 'done', progress: 100, url: '/f' });
    await expect(certificatePdf(printer)).resolves.toBe('/f');
    expect(printer.onProgress).toHaveBeenCalledWith(40);
  });

  it.each([
    ['it fails', ports({ status: 'failed', progress: 0 })],
    ['it never comes', ports({ status: 'queued', progress: 0 })],
    ['the network is away', { ...ports(), order: () => Promise.reject(new Error('gone')) }],
  ])('leaves it to the page when %s', async (_name, broken) => {
    await expect(certificatePdf(broken)).rejects.toMatchObject({ fault: 'unavailable' });
  });
});
