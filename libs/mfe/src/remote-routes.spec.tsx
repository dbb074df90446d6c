import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteRoutesModule } from './load-remote';
import { RemoteError } from './remote-error';
import { provideRemote, RemoteRoutes } from './remote-routes';

const remote = (text: string): RemoteRoutesModule => ({ default: () => <h1>{text}</h1> });
const unreachable = (name: string) => new RemoteError(name, 'unreachable', 'This part could not be reached.');

const mount = (name: string, load: (name: string, again: boolean) => Promise<RemoteRoutesModule>) => (
  <RemoteRoutes
    name={name}
    load={load}
    fallback={<p>Loading</p>}
    renderFailure={({ error, retry }) => (
      <div role="alert">
        {error.message}
        <button onClick={retry}>Retry</button>
      </div>
    )}
  />
);

describe('RemoteRoutes', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('shows the fallback and then the routes', async () => {
    render(mount('first', () => Promise.resolve(remote('Ready'))));
    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Ready' })).toBeVisible();
  });

  it('shows a missing remote as a failure in its own place', async () => {
    render(
      <>
        <h2>The rest of the page</h2>
        {mount('missing', (name) => Promise.reject(unreachable(name)))}
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be reached.');
    expect(screen.getByRole('heading', { name: 'The rest of the page' })).toBeVisible();
  });

  it('loads again on Retry', async () => {
    const load = jest
      .fn<Promise<RemoteRoutesModule>, [string, boolean]>()
      .mockRejectedValueOnce(unreachable('retried'))
      .mockResolvedValueOnce(remote('Back again'));
    render(mount('retried', load));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Back again' })).toBeVisible();
    expect(load.mock.calls).toEqual([
      ['retried', false],
      ['retried', true],
    ]);
  });

  it('tries again when the user leaves and comes back', async () => {
    const load = jest
      .fn<Promise<RemoteRoutesModule>, [string, boolean]>()
      .mockRejectedValueOnce(unreachable('visited'))
      .mockResolvedValueOnce(remote('Second visit'));
    const first = render(mount('visited', load));
    await screen.findByRole('alert');
    first.unmount();
    render(mount('visited', load));
    expect(await screen.findByRole('heading', { name: 'Second visit' })).toBeVisible();
  });

  it('loads a remote once however often it is visited', async () => {
    const load = jest.fn(() => Promise.resolve(remote('Once')));
    const first = render(mount('once', load));
    await screen.findByRole('heading', { name: 'Once' });
    first.unmount();
    render(mount('once', load));
    await screen.findByRole('heading', { name: 'Once' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps an error while rendering inside the boundary', async () => {
    const broken: RemoteRoutesModule = {
      default: () => {
        throw new Error('Broken while rendering');
      },
    };
    render(mount('broken', () => Promise.resolve(broken)));
    expect(await screen.findByRole('alert')).toHaveTextContent('Broken while rendering');
  });

  it('shows the other remote when the name changes', async () => {
    const load = (name: string) => Promise.resolve(remote(`Remote ${name}`));
    const { rerender } = render(mount('one', load));
    await screen.findByRole('heading', { name: 'Remote one' });
    rerender(mount('two', load));
    expect(await screen.findByRole('heading', { name: 'Remote two' })).toBeVisible();
  });

  it('shows provided routes at once, and again after they broke', async () => {
    let breaks = false;
    provideRemote('provided', {
      default: () => {
        if (breaks) throw new Error('Broken while rendering');
        return <h1>Provided</h1>;
      },
    });
    const load = () => Promise.reject(unreachable('provided'));
    const { rerender } = render(mount('provided', load));
    expect(screen.getByRole('heading', { name: 'Provided' })).toBeVisible();

    breaks = true;
    rerender(mount('provided', load));
    expect(await screen.findByRole('alert')).toBeVisible();
    breaks = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('heading', { name: 'Provided' })).toBeVisible();
  });
});
