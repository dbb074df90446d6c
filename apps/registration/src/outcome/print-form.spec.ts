import type { DocumentStatus } from '@concord/contracts';
import { PRINT_FAILED, printedForm } from './print-form';

function ports(...answers: DocumentStatus[]) {
  let turn = 0;
  return {
    order: () => Promise.resolve({ jobId: 'job-1' }),
    status: () => Promise.resolve(answers[Math.min(turn++, answers.length - 1)] as DocumentStatus),
    pause: () => Promise.resolve(),
  };
}

describe('printedForm', () => {
  it('waits until the document is there', async () => {
    const working: DocumentStatus = { status: 'working', progress: 40 };
    const done: DocumentStatus = { status: 'done', progress: 100, url: '/api/media/files/abc?exp=1&sig=x' };
    await expect(printedForm(ports(working, working, done))).resolves.toBe(
      '/api/media/files/abc?exp=1&sig=x',
    );
  });

  it.each([
    ['the document fails', ports({ status: 'failed', progress: 0 })],
    ['it never comes', ports({ status: 'queued', progress: 0 })],
    ['the call fails', { ...ports(), order: () => Promise.reject(new Error('no network')) }],
  ])('says to contact the admin when %s', async (_name, broken) => {
    await expect(printedForm(broken)).rejects.toThrow(PRINT_FAILED);
  });
});
