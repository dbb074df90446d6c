// On one server: the answers are constant.
import { StudentsHarness } from '../../../testing/harness';

describe('geo lists', () => {
  const service = new StudentsHarness();

  beforeAll(() => service.start());
  afterAll(() => service.stop());

  const ask = (path: string, ifNoneMatch?: string) =>
    fetch(`${service.url}${path}`, { headers: ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {} });

  it.each(['/geo/countries', '/geo/countries/ng/states', '/geo/countries/AQ/states'])(
    '%s is cached for a week and revalidated by its ETag',
    async (path) => {
      const first = await ask(path);
      expect(first.status).toBe(200);
      expect(first.headers.get('cache-control')).toBe(
        'public, max-age=604800, stale-while-revalidate=2592000',
      );
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^".{10,}"$/);
      expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
      for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await ask(path, ifNoneMatch);
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
      }
      const changed = await ask(path, '"another"');
      expect([changed.status, await changed.json()]).toEqual([200, await first.json()]);
    },
  );

  it.each(['XX', '__proto__', 'constructor', 'N'.repeat(100)])('do not have %s', async (iso2) => {
    const unknown = await ask(`/geo/countries/${iso2}/states`, '*');
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, null]);
    expect(await unknown.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});
