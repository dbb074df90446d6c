import { hasDamagedScript } from '../remotes/failed-scripts';
import { integrityOf } from '../integrity/integrity-of';
import './script-integrity';

const NAMED = `/remotes/exam/exam.${'0123456789abcdef'.repeat(4)}.js`;

const scriptOf = (address: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.src = address;
  return script;
};

/** Server that answers every HEAD with `status`. With `sound` a GET returns the undamaged file. */
const serve = (status: number, sound: boolean) => {
  const fetched = jest.fn((_: string, { integrity }: RequestInit) =>
    integrity && !sound ? Promise.reject(new TypeError('no match')) : Promise.resolve({ ok: status === 200 }),
  );
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
};

describe('a script that is loaded by its address', () => {
  it('has the integrity in its name, or none without a hash', () => {
    const [named, other] = [scriptOf(NAMED), scriptOf('/main.js')];
    expect([named.src, other.src]).toEqual([`http://localhost${NAMED}`, 'http://localhost/main.js']);
    // jsdom does not implement integrity, so it is undefined instead of empty.
    expect([named.integrity, other.integrity || '']).toEqual([integrityOf(NAMED), '']);
  });

  it.each([
    ['is not on the server', 404, false],
    ['was hindered by the connection', 200, true],
  ])('is not called damaged when it %s', async (_case, status, sound) => {
    serve(status, sound);
    scriptOf(NAMED).dispatchEvent(new Event('error'));
    expect(await hasDamagedScript()).toBe(false);
  });

  it('does not count as damaged while offline', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('no network'));
    scriptOf(NAMED).dispatchEvent(new Event('error'));
    expect(await hasDamagedScript()).toBe(false);
  });

  it("counts as damaged if the server's file, read past the cache, differs", async () => {
    const fetched = serve(200, false);
    scriptOf(NAMED).dispatchEvent(new Event('error'));
    expect(await hasDamagedScript()).toBe(true);
    expect(fetched.mock.calls).toEqual([
      [NAMED, { method: 'HEAD', cache: 'no-store' }],
      [NAMED, { cache: 'reload', integrity: integrityOf(NAMED) }],
    ]);
  });
});
