import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadRemoteRoutes, type RemoteRoutesModule } from './load-remote';
import { provideRemote, RemoteRoutes } from './remote-routes';

jest.mock('./load-remote', () => ({ loadRemoteRoutes: jest.fn() }));

const load = jest.mocked(loadRemoteRoutes);
const remote = (text: string): RemoteRoutesModule => ({ default: () => <h1>{text}</h1> });
const unreachable = new Error('This part could not be reached.');

const mount = (name: string) => (
  <RemoteRoutes
    name={name}
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
  beforeEach(() => {
    load.mockReset();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('shows the fallback and then the routes, which load once for all visits', async () => {
    load.mockResolvedValue(remote('Ready'));
    const first = render(mount('first'));
    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Ready' })).toBeVisible();
    first.unmount();
    render(mount('first'));
    expect(await screen.findByRole('heading', { name: 'Ready' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows the failure of a missing remote in its place, and reloads it on Retry', async () => {
    load.mockRejectedValueOnce(unreachable).mockResolvedValueOnce(remote('Back again'));
    render(
      <>
        <h2>The rest of the page</h2>
        {mount('missing')}
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be reached.');
    expect(screen.getByRole('heading', { name: 'The rest of the page' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Back again' })).toBeVisible();
    expect(load.mock.calls).toEqual([
      ['missing', false],
      ['missing', true],
    ]);
  });

  it('retries when the user leaves and returns', async () => {
    load.mockRejectedValueOnce(unreachable).mockResolvedValueOnce(remote('Second visit'));
    const first = render(mount('visited'));
    await screen.findByRole('alert');
    first.unmount();
    render(mount('visited'));
    expect(await screen.findByRole('heading', { name: 'Second visit' })).toBeVisible();
  });

  it('shows the other remote when the name changes', async () => {
    load.mockImplementation((name) => Promise.resolve(remote(`Remote ${name}`)));
    const { rerender } = render(mount('one'));
    await screen.findByRole('heading', { name: 'Remote one' });
    rerender(mount('two'));
    expect(await screen.findByRole('heading', { name: 'Remote two' })).toBeVisible();
  });

  it('shows provided routes at once, an error while they render, and them again', async () => {
    let breaks = false;
    provideRemote('provided', {
      default: () => {
        if (breaks) throw new Error('Broken while rendering');
        return <h1>Provided</h1>;
      },
    });
    const { rerender } = render(mount('provided'));
    expect(screen.getByRole('heading', { name: 'Provided' })).toBeVisible();

    breaks = true;
    rerender(mount('provided'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Broken while rendering');
    breaks = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('heading', { name: 'Provided' })).toBeVisible();
  });
});
