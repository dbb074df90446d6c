import * as mfe from '@concord/mfe';
import { notFound } from '../not-found';
import { readyToTakeOver } from './take-over';

jest.mock('@concord/mfe', () => ({
  ...jest.requireActual<typeof mfe>('@concord/mfe'),
  loadRemoteRoutes: jest.fn(),
  provideRemote: jest.fn(),
}));

const loadRemoteRoutes = jest.mocked(mfe.loadRemoteRoutes);
const provideRemote = jest.mocked(mfe.provideRemote);
const routes = { default: () => null, prepare: jest.fn(() => Promise.resolve()) };

describe('readyToTakeOver', () => {
  beforeEach(() => {
    jest.clearAllMocks();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('has the remote here, with the page of this address', async () => {
    loadRemoteRoutes.mockResolvedValue(routes);
    await readyToTakeOver('page', '/about');
    expect(loadRemoteRoutes.mock.calls).toEqual([['public_app', false]]);
    expect(routes.prepare.mock.calls).toEqual([['/about']]);
    expect(provideRemote.mock.calls).toEqual([['public_app', routes]]);
  });

  it('asks for no remote where the address is none of the site, whatever it looks like', async () => {
    const prepare = jest.spyOn(notFound, 'prepare').mockResolvedValue();
    await readyToTakeOver('missing', '//');
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(loadRemoteRoutes).not.toHaveBeenCalled();
  });

  it('tries again, with everything read anew, after a while', async () => {
    loadRemoteRoutes.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(routes);
    const ready = readyToTakeOver('page', '/');
    await jest.advanceTimersByTimeAsync(1_900);
    expect(loadRemoteRoutes).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(200);
    await ready;
    expect(loadRemoteRoutes.mock.calls[1]).toEqual(['public_app', true]);
  });

  it('tries again as soon as the connection is back', async () => {
    loadRemoteRoutes.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(routes);
    const ready = readyToTakeOver('page', '/');
    await jest.advanceTimersByTimeAsync(1);
    window.dispatchEvent(new Event('online'));
    await ready;
    expect(provideRemote).toHaveBeenCalledTimes(1);
  });
});
