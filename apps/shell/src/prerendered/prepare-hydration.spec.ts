import * as mfe from '@concord/mfe';
import { notFound } from '../not-found/not-found';
import { prepareHydration } from './prepare-hydration';

jest.mock('@concord/mfe', () => ({
  ...jest.requireActual<typeof mfe>('@concord/mfe'),
  loadRemoteRoutes: jest.fn(),
  provideRemote: jest.fn(),
}));

const loadRemoteRoutes = jest.mocked(mfe.loadRemoteRoutes);
const provideRemote = jest.mocked(mfe.provideRemote);
const routes = { default: () => null, prepare: jest.fn(() => Promise.resolve()) };

describe('prepareHydration', () => {
  beforeEach(() => {
    jest.clearAllMocks();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('loads the remote and the page of the address', async () => {
    loadRemoteRoutes.mockResolvedValue(routes);
    await prepareHydration('page', '/about');
    expect(loadRemoteRoutes.mock.calls).toEqual([['public_app', false]]);
    expect(routes.prepare.mock.calls).toEqual([['/about']]);
    expect(provideRemote.mock.calls).toEqual([['public_app', routes]]);
  });

  it('loads no remote for an unknown address, even if a route matches it', async () => {
    const prepare = jest.spyOn(notFound, 'prepare').mockResolvedValue();
    await prepareHydration('missing', '//');
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(loadRemoteRoutes).not.toHaveBeenCalled();
  });

  it('retries after a delay and reads everything again', async () => {
    loadRemoteRoutes.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(routes);
    const ready = prepareHydration('page', '/');
    await jest.advanceTimersByTimeAsync(1_900);
    expect(loadRemoteRoutes).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(200);
    await ready;
    expect(loadRemoteRoutes.mock.calls[1]).toEqual(['public_app', true]);
  });

  it('retries as soon as the network is back', async () => {
    loadRemoteRoutes.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(routes);
    const ready = prepareHydration('page', '/');
    await jest.advanceTimersByTimeAsync(1);
    window.dispatchEvent(new Event('online'));
    await ready;
    expect(provideRemote).toHaveBeenCalledTimes(1);
  });
});
