import { calls } from '@concord/contracts';
import { MediaHarness, PENDING_ID, STAFF_ID, SUPER_ID } from './testing/harness';

let media: MediaHarness;

beforeAll(async () => {
  media = await MediaHarness.start();
});
afterAll(() => media.stop());

describe('access', () => {
  const own = Object.entries(calls).filter(([, { service }]) => service === 'media');
  const holders: [string, () => string | undefined, (name: string) => boolean][] = [
    ['nobody', () => undefined, (name) => ['galleryList', 'fileGet'].includes(name)],
    [
      'a forged token',
      () => `${media.staff().slice(0, -6)}AAAAAA`,
      (name) => ['galleryList', 'fileGet'].includes(name),
    ],
    ['PENDING', () => media.staff(PENDING_ID), (name) => ['galleryList', 'fileGet'].includes(name)],
    ['ADMIN', () => media.staff(STAFF_ID), () => true],
    ['SUPER_ADMIN', () => media.staff(SUPER_ID), () => true],
    ['a candidate', () => media.candidate(), (name) => !['galleryUpload', 'galleryRemove'].includes(name)],
    [
      'a print token',
      () => media.print('certificate'),
      (name) => !['galleryUpload', 'galleryRemove'].includes(name),
    ],
  ];
  const table = own.flatMap(([name, call]) =>
    holders.map(([who, token, may]) => ({ name, call, who, token, allowed: may(name) })),
  );

  it('knows every call of the service', () => {
    expect(own.map(([name]) => name).sort()).toEqual([
      'documentCreate',
      'documentGet',
      'fileGet',
      'galleryList',
      'galleryRemove',
      'galleryUpload',
    ]);
  });

  it.each(table)('$name by $who: $allowed', async ({ call, who, token, allowed }) => {
    const path = call.path.replace(/:\w+/g, '9'.repeat(24));
    const method = call.method as 'GET';
    // Broken content shows that access is decided before it.
    const answer = await media.ask(method, path, {
      token: token(),
      body: call.method === 'POST' ? {} : undefined,
    });
    if (allowed) expect([200, 400, 404]).toContain(answer.statusCode);
    else expect(answer.statusCode).toBe(['nobody', 'a forged token'].includes(who) ? 401 : 403);
  });

  it.each(['/internal/student-files', '/internal/owners/x'])('keeps %s to services', async (url) => {
    const answer = await media.app.inject({
      method: url.endsWith('files') ? 'POST' : 'DELETE',
      url,
      headers: { authorization: `Bearer ${media.staff(SUPER_ID)}` },
    });
    expect(answer.statusCode).toBe(403);
  });
});
