import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteFailure } from './remote-failure';

describe('RemoteFailure', () => {
  it('loads the remote anew after a failure of its own', async () => {
    const [retry, reload] = [jest.fn(), jest.fn()];
    render(<RemoteFailure error={new Error('This part could not be reached.')} {...{ retry, reload }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be reached.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  });

  it('loads the page anew when a chunk of the release that it runs is gone', async () => {
    const [retry, reload] = [jest.fn(), jest.fn()];
    const error = Object.assign(new Error('Loading chunk 469 failed.'), { name: 'ChunkLoadError' });
    render(<RemoteFailure {...{ error, retry, reload }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('there is a new version of it');
    expect(screen.getByRole('alert')).not.toHaveTextContent('469');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
  });
});
