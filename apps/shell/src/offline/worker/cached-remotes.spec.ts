import type { Strategy } from 'workbox-strategies';
import { CachedRemotes } from './cached-remotes';

const LAZY = `lazy.${'0'.repeat(64)}.js`;
const MANIFEST = '/remotes/exam/mf-manifest.json';
const manifest = {
  metaData: { remoteEntry: { name: 'exam.js', path: '' } },
  exposes: [{ assets: { js: { sync: ['routes.js'], async: [LAZY] } } }],
};

/** The used part of the browser's Cache; jsdom has none. */
class MemoryCache {
  readonly stored = new Map<string, Response>();
  match = (path: string) => Promise.resolve(this.stored.get(path));
  put = (path: string, response: Response) => Promise.resolve(void this.stored.set(path, response));
}

describe('CachedRemotes', () => {
  const event = {} as ExtendableEvent;
  let cache: MemoryCache;
  let fetched: string[];
  let integrities: string[];
  let missing: string[];
  let remotes: CachedRemotes;

  beforeEach(() => {
    cache = new MemoryCache();
    fetched = [];
    integrities = [];
    missing = [];
    Object.assign(globalThis, { caches: { open: () => Promise.resolve(cache) } });
    globalThis.fetch = ((path: string) => {
      if (missing.includes(path)) return Promise.resolve(new Response('', { status: 404 }));
      if (path === '/remotes.json') return Promise.resolve(Response.json({ exam: { entry: MANIFEST } }));
      return Promise.resolve(Response.json(manifest));
    }) as typeof fetch;
    const files = {
      handleAll: ({ request }: { request: Request }) => {
        const { pathname } = new URL(request.url);
        fetched.push(pathname);
        integrities.push(request.integrity);
        const status = missing.includes(pathname) ? 404 : 200;
        return [Promise.resolve(new Response('', { status })), Promise.resolve()];
      },
    } as unknown as Strategy;
    globalThis.Request = class {
      readonly url: string;
      readonly integrity: string;
      constructor(path: string, { integrity }: { integrity: string }) {
        this.url = `http://localhost${path}`;
        this.integrity = integrity;
      }
    } as unknown as typeof Request;
    remotes = new CachedRemotes({ manifests: 'm', files, lazyFiles: () => ['/136.js'] });
  });

  it("stores every file of the remote and the shell's lazy files before the manifests", async () => {
    await remotes.add('exam', event);
    expect(fetched).toEqual([
      '/remotes/exam/exam.js',
      '/remotes/exam/routes.js',
      `/remotes/exam/${LAZY}`,
      '/136.js',
    ]);
    expect(integrities).toEqual(['', '', `sha256-${'A'.repeat(43)}=`, '']);
    expect([...cache.stored.keys()]).toEqual(['/remotes.json', MANIFEST]);
    expect(await remotes.has('exam')).toBe(true);
    await expect(cache.stored.get(MANIFEST)?.json()).resolves.toEqual(manifest);
  });

  it.each(['/remotes.json', MANIFEST, `/remotes/exam/${LAZY}`, '/136.js'])(
    'stores no manifest when %s cannot be loaded',
    async (path) => {
      missing = [path];
      await expect(remotes.add('exam', event)).rejects.toThrow(`${path} answered 404`);
      expect(cache.stored.size).toBe(0);
      expect(await remotes.has('exam')).toBe(false);
    },
  );

  it('stores nothing for a remote that the site does not have', async () => {
    await remotes.add('library', event);
    expect([fetched.length, cache.stored.size]).toEqual([0, 0]);
  });
});
