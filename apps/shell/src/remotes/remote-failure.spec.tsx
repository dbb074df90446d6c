import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordFailedScript } from './failed-scripts';
import { RemoteFailure } from './remote-failure';

const missingChunk = () => Object.assign(new Error('Loading chunk 469 failed.'), { name: 'ChunkLoadError' });

const serve = (answer: () => Promise<Response>) => {
  globalThis.fetch = jest.fn(answer) as typeof fetch;
};
const page = (script: string) => () => Promise.resolve(new Response(`<script src="${script}"></script>`));

function show(error: Error) {
  const [retry, reload] = [jest.fn(), jest.fn()];
  render(<RemoteFailure {...{ error, retry, reload }} />);
  return { retry, reload };
}

describe('RemoteFailure', () => {
  beforeEach(() => {
    document.head.innerHTML = '<script src="/main.0123456789.js"></script>';
    serve(page('/main.0123456789.js'));
  });

  it('retries a remote that failed', async () => {
    const { retry, reload } = show(new Error('This part could not be reached.'));
    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be reached.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  });

  it('reloads the page when a chunk failed to load', async () => {
    serve(() => Promise.reject(new TypeError('no network')));
    const { retry, reload } = show(missingChunk());
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was lost');
    expect(screen.getByRole('alert')).not.toHaveTextContent('469');
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
  });

  it.each([
    ['a missing chunk', missingChunk()] as const,
    ['any failure', new Error('x is no function')] as const,
  ])('tells after %s that there is a new version and that typed text is kept', async (_, error) => {
    serve(page('/main.9876543210.js'));
    const { reload } = show(error);
    expect(await screen.findByText('A new version of this site is available')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('are kept on this device');
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('explains that a file was refused because it differs from the published one', async () => {
    globalThis.fetch = jest.fn((_: string, request: RequestInit) =>
      request.integrity ? Promise.reject(new TypeError('no match')) : page('/main.0123456789.js')(),
    ) as typeof fetch;
    recordFailedScript('/885.js', 'sha256-1');
    const { reload } = show(missingChunk());
    expect(await screen.findByText('This page could not be opened safely')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('are kept on this device');
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
