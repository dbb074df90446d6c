import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { loadRemoteRoutes } from './load-remote';

// The federation runtime works only in a bundle built with its plugin.
jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: jest.fn(),
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const ENTRY = '/remotes/exam/mf-manifest.json';
const MANIFEST = { metaData: { remoteEntry: { name: 'exam.js' } }, exposes: [{ path: './routes' }] };
const Routes = () => null;
const UNREACHABLE = 'could not be reached';
const NOT_FEDERATED = 'did not answer with a part of this site';

describe('loadRemoteRoutes', () => {
  let files: Record<string, () => Response>;

  beforeEach(() => {
    files = {
      '/remotes.json': () => Response.json({ exam: { entry: ENTRY } }),
      [ENTRY]: () => Response.json(MANIFEST),
    };
    globalThis.fetch = ((url: string) => {
      const file = files[new URL(url, window.location.href).pathname];
      return file ? Promise.resolve(file()) : Promise.resolve(new Response('', { status: 404 }));
    }) as typeof fetch;
    jest.mocked(loadRemote).mockResolvedValue({ default: Routes });
    jest.mocked(registerRemotes).mockClear();
  });

  it("mounts the remote's ./routes", async () => {
    await expect(loadRemoteRoutes('exam', true)).resolves.toEqual({ default: Routes });
    expect(registerRemotes).toHaveBeenCalledWith(
      [{ name: 'exam', alias: 'exam', entry: `http://localhost${ENTRY}` }],
      { force: true },
    );
  });

  it('clears the cached failure of a shared module', async () => {
    const failed = { loading: Promise.reject(new Error('Loading chunk 423 failed')) };
    failed.loading.catch(() => undefined);
    const loaded = { lib: () => ({}), loading: Promise.resolve() };
    const shareScopeMap = { default: { forms: { '0.1.0': failed }, react: { '19.3.1': loaded } } };
    jest.mocked(getInstance).mockReturnValue({ shareScopeMap } as unknown as ReturnType<typeof getInstance>);
    await loadRemoteRoutes('exam');
    expect(failed.loading).not.toBeNull();
    await loadRemoteRoutes('exam', true);
    expect([failed.loading, loaded.loading]).toEqual([null, expect.any(Promise)]);
  });

  it('rejects a remote that is not in the list', async () => {
    await expect(loadRemoteRoutes('library', true)).rejects.toThrow(
      'This part of the site ("library") is not installed.',
    );
  });

  it('rejects when the list cannot be read, and reads it again the next time', async () => {
    const list = files['/remotes.json'];
    files['/remotes.json'] = () => new Response('', { status: 503 });
    await expect(loadRemoteRoutes('exam', true)).rejects.toThrow(UNREACHABLE);
    if (list) files['/remotes.json'] = list;
    await expect(loadRemoteRoutes('exam')).resolves.toEqual({ default: Routes });
  });

  it.each([
    ['a page of the site', () => new Response('<!doctype html>')],
    ['another manifest', () => Response.json({ name: 'Progressive web app' })],
    ['a remote without routes', () => Response.json({ ...MANIFEST, exposes: [{ path: './other' }] })],
  ])('rejects %s in place of a federated module', async (_what, file) => {
    files[ENTRY] = file;
    await expect(loadRemoteRoutes('exam', true)).rejects.toThrow(NOT_FEDERATED);
    expect(registerRemotes).not.toHaveBeenCalled();
  });

  it('rejects a module whose default export is no component', async () => {
    jest.mocked(loadRemote).mockResolvedValue({ default: 'text' });
    await expect(loadRemoteRoutes('exam', true)).rejects.toThrow(NOT_FEDERATED);
  });

  it('rejects a remote whose manifest is gone', async () => {
    files[ENTRY] = () => new Response('', { status: 404 });
    await expect(loadRemoteRoutes('exam', true)).rejects.toThrow(UNREACHABLE);
  });
});
