import type { GalleryItem } from '@concord/contracts';
import { SITE_FILES } from '../testing/built-site';
import { call, closeAll, DEAD_ORIGIN, makeWebRoot, startFakeService, startGateway } from '../testing/harness';

const item = (name: string, caption: string): GalleryItem => ({
  _id: '5'.repeat(24),
  image: { url: `media/files/${name}`, public_id: name, width: 3, height: 2 },
  caption,
  uploadedBy: { _id: '6'.repeat(24), username: '' },
});

let reply: { status: number; body: unknown };

async function start(origin?: string) {
  const service = await startFakeService((_request, response) => {
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  });
  const { port, logs } = await startGateway({
    MEDIA_URL: origin ?? service.origin,
    WEB_ROOT: await makeWebRoot(SITE_FILES),
  });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { body, ...answer } = await call(port, path, { headers });
    return { ...answer, text: body.toString() };
  };
  return { get, logs, seen: service.seen };
}

beforeEach(() => {
  reply = { status: 200, body: [item('a', 'Peace <b>club</b>'), item('b', '')] };
});
afterEach(closeAll);

const BUILT = '<p>pictures load</p>';

describe('/gallery', () => {
  it('has its pictures as markup, with a preload of the first, and as data', async () => {
    const { get } = await start();
    const { status, headers, text } = await get('/gallery');
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(text).toContain('<link href="/api/media/files/a">');
    expect(text).toContain(
      '<ul><li>Peace &lt;b&gt;club&lt;/b&gt; /api/media/files/a eager</li><li>plain Picture 2, without a caption</li></ul><p>2 pictures</p>',
    );
    const [, data = ''] = /json">(.*)<\/script>/.exec(text) ?? [];
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toEqual(reply.body);
  });

  it('is the same for a browser that has it, until the list changes', async () => {
    const { get } = await start();
    const etag = String((await get('/gallery')).headers['etag']);
    expect((await get('/gallery', { 'if-none-match': etag })).status).toBe(304);
    reply = { status: 200, body: [item('c', 'New')] };
    const changed = await get('/gallery', { 'if-none-match': etag });
    expect([changed.status, changed.text]).toEqual([200, expect.stringContaining('/api/media/files/c')]);
  });

  it.each([
    ['there are none', 200, []],
    ['the service fails', 500, {}],
    ['the service answers something else', 200, 'no list'],
  ])('asks for its pictures itself when %s', async (_case, status, body) => {
    reply = { status, body };
    const { get } = await start();
    expect(await get('/gallery')).toMatchObject({ status: 200, text: BUILT });
  });

  it('asks for them itself when the service cannot be reached, and the log says why', async () => {
    const { get, logs } = await start(DEAD_ORIGIN);
    expect(await get('/gallery')).toMatchObject({ status: 200, text: BUILT });
    expect(logs.map(({ msg }) => msg)).toContain('the gallery is sent without its pictures');
  });

  it('asks for them itself where the address opens one', async () => {
    const { get, seen } = await start();
    expect(await get(`/gallery?picture=${'5'.repeat(24)}`)).toMatchObject({ status: 200, text: BUILT });
    expect(seen).toHaveLength(0);
  });
});
