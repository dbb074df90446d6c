import type { Strategy } from 'workbox-strategies';
import { KeptRemotes } from './kept-remotes';

const MANIFEST = '/remotes/exam/mf-manifest.json';
const manifest = {
  metaData: { remoteEntry: { name: 'exam.js', path: '' } },
  exposes: [{ assets: { js: { sync: ['routes.js'], async: ['late.js'] } } }],
};

/** The browser's cache as far as it is used here; jsdom has none. */
class MemoryCache {
  readonly stored = new Map<string, Response>();
  match = (path: string) => Promise.resolve(this.stored.get(path));
  put = (path: string, response: Response) => Promise.resolve(void this.stored.set(path, response));
}

describe('KeptRemotes', () => {
  const event = {} as ExtendableEvent;
  let cache: MemoryCache;
  let fetched: string[];
  let missing: string[];
  let kept: KeptRemotes;

  beforeEach(() => {
    cache = new MemoryCache();
    fetched = [];
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
        const status = missing.includes(pathname) ? 404 : 200;
        return [Promise.resolve(new Response('', { status })), Promise.resolve()];
      },
    } as unknown as Strategy;
    globalThis.Request = class {
      readonly url: string;
      constructor(path: string) {
        this.url = `http://localhost${path}`;
      }
    } as unknown as typeof Request;
    kept = new KeptRemotes({ manifests: 'm', files, lateFiles: () => ['/136.js'] });
  });

  it('stores every file of the remote and the late ones of the shell, and then the manifests', async () => {
    await kept.keep('exam', event);
    expect(fetched).toEqual([
      '/remotes/exam/exam.js',
      '/remotes/exam/routes.js',
      '/remotes/exam/late.js',
      '/136.js',
    ]);
    expect([...cache.stored.keys()]).toEqual(['/remotes.json', MANIFEST]);
    expect(await kept.has('exam')).toBe(true);
    await expect(cache.stored.get(MANIFEST)?.json()).resolves.toEqual(manifest);
  });

  it.each(['/remotes.json', MANIFEST, '/remotes/exam/late.js', '/136.js'])(
    'stores no manifest while %s cannot be had',
    async (path) => {
      missing = [path];
      await expect(kept.keep('exam', event)).rejects.toThrow(`${path} answered 404`);
      expect(cache.stored.size).toBe(0);
      expect(await kept.has('exam')).toBe(false);
    },
  );

  it('leaves a remote alone that the site does not have', async () => {
    await kept.keep('library', event);
    expect([fetched.length, cache.stored.size]).toEqual([0, 0]);
  });
});
