import { calls } from '@concord/contracts';
import { MediaHarness } from './testing/harness';

let media: MediaHarness;

beforeAll(async () => {
  media = await MediaHarness.start();
});
afterAll(() => media.stop());

describe('access', () => {
  const mediaCalls = Object.entries(calls).filter(([, { service }]) => service === 'media');
  const actors: [string, () => string | undefined, (name: string) => boolean][] = [
    ['no token', () => undefined, (name) => ['galleryList', 'fileGet'].includes(name)],
    [
      'a forged token',
      () => `${media.staff().slice(0, -6)}AAAAAA`,
      (name) => ['galleryList', 'fileGet'].includes(name),
    ],
    ['PENDING', () => media.staff('PENDING'), (name) => ['galleryList', 'fileGet'].includes(name)],
    ['ADMIN', () => media.staff('ADMIN'), () => true],
    ['SUPER_ADMIN', () => media.staff('SUPER_ADMIN'), () => true],
    ['a candidate', () => media.candidate(), (name) => !['galleryUpload', 'galleryRemove'].includes(name)],
    [
      'a print token',
      () => media.print('certificate'),
      (name) => !['galleryUpload', 'galleryRemove'].includes(name),
    ],
  ];
  const table = mediaCalls.flatMap(([name, call]) =>
    actors.map(([actor, token, isAllowed]) => ({ name, call, actor, token, allowed: isAllowed(name) })),
  );

  it('covers every call of the service', () => {
    expect(mediaCalls.map(([name]) => name).sort()).toEqual([
      'documentCreate',
      'documentGet',
      'fileGet',
      'galleryList',
      'galleryRemove',
      'galleryUpload',
    ]);
  });

  it.each(table)('$name by $actor: $allowed', async ({ call, token, actor, allowed }) => {
    const path = call.path.replace(/:\w+/g, '9'.repeat(24));
    const method = call.method as 'GET';
    // The body is invalid: access is checked before it.
    const answer = await media.request(method, path, {
      token: token(),
      body: call.method === 'POST' ? {} : undefined,
    });
    if (allowed) expect([200, 400, 404]).toContain(answer.statusCode);
    else expect(answer.statusCode).toBe(['no token', 'a forged token'].includes(actor) ? 401 : 403);
  });

  it.each(['/internal/student-files', '/internal/owners/x'])(
    'refuses %s to everyone but services',
    async (url) => {
      const answer = await media.app.inject({
        method: url.endsWith('files') ? 'POST' : 'DELETE',
        url,
        headers: { authorization: `Bearer ${media.staff('SUPER_ADMIN')}` },
      });
      expect(answer.statusCode).toBe(403);
    },
  );
});
