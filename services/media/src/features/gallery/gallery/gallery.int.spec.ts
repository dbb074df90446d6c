import { LIMITS } from '@concord/contracts';
import { STAFF_IDS } from '@concord/nest-platform/testing';
import { dataUrlOf, makePortraitUrl } from '@concord/testing';
import { MediaHarness } from '../../../testing/harness';

const media = MediaHarness.forSuite();

describe('gallery', () => {
  const upload = async (caption: string, seed = 1) =>
    media.request('POST', '/gallery/upload', {
      token: media.staff(),
      body: { imageFile: await makePortraitUrl(seed, 60), caption, uploadedBy: 'someone else' },
    });

  it('serves an uploaded picture to everyone, with its size, as immutable', async () => {
    const answer = await upload('<b>Peace</b> walk');
    expect(answer.statusCode).toBe(201);
    const item = answer.json();
    expect(item).toMatchObject({
      image: { width: 60, height: 60 },
      caption: '<b>Peace</b> walk',
      uploadedBy: { _id: STAFF_IDS.ADMIN, username: 'admin' },
    });
    expect(item.image.url).toBe(`/api/media/files/${item.image.public_id}`);
    const picture = await media.download(item.image.url);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const list = await media.request('GET', '/gallery');
    expect(list.json()[0]).toEqual({ ...item, uploadedBy: { _id: '0'.repeat(24), username: '' } });
    const forStaff = await media.request('GET', '/gallery', { token: media.staff() });
    expect(forStaff.json()[0]).toEqual(item);
    expect(list.headers['x-total-count']).toBe('1');
    const remove = () => media.request('DELETE', `/gallery/${item._id}`, { token: media.staff() });
    expect((await remove()).json()).toEqual({ _id: item._id });
    expect((await media.download(item.image.url)).statusCode).toBe(404);
    expect((await remove()).statusCode).toBe(404);
  });

  it.each([
    ['text', dataUrlOf(Buffer.from('hello there'), 'image/png'), 400, 'NOT_AN_IMAGE'],
    ['2 MB and a byte', dataUrlOf(Buffer.alloc(LIMITS.pictureBytes + 1), ''), 413, 'PAYLOAD_TOO_LARGE'],
    ['more than the body limit', 'x'.repeat(4 * 1024 * 1024), 413, 'PAYLOAD_TOO_LARGE'],
  ])('refuses %s, and stores nothing', async (_, imageFile, status, code) => {
    const put = jest.spyOn(media.objects, 'put');
    const body = { imageFile };
    const answer = await media.request('POST', '/gallery/upload', { token: media.staff(), body });
    expect(answer.json()).toMatchObject({ statusCode: status, code });
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  });

  describe('changes', () => {
    const list = async () =>
      (await media.request('GET', '/gallery')).json() as { _id: string; caption: string }[];
    const put = (ids: unknown) =>
      media.request('PUT', '/gallery/order', { token: media.staff(), body: { ids } });
    const patch = (id: string, body: object) =>
      media.request('PATCH', `/gallery/${id}`, { token: media.staff(), body });
    const captions = async () => (await list()).map(({ caption }) => caption);

    it('shows pictures in the order that staff gave them, new ones in front', async () => {
      for (const [index, caption] of ['a', 'b', 'c'].entries()) await upload(caption, index);
      const ids = (await list()).map(({ _id }) => _id);
      expect(await captions()).toEqual(['c', 'b', 'a']);
      expect((await put([ids[2], ids[0], ids[1]])).json()).toEqual({ ordered: 3 });
      expect(await captions()).toEqual(['a', 'c', 'b']);
      await upload('new', 4);
      expect(await captions()).toEqual(['new', 'a', 'c', 'b']);
      // Beside somebody who removed one and added another.
      const [newest, ...others] = (await list()).map(({ _id }) => _id);
      await media.request('DELETE', `/gallery/${others[0]}`, { token: media.staff() });
      expect((await put(others.toReversed())).json()).toEqual({ ordered: 2 });
      expect(await captions()).toEqual(['new', 'b', 'c']);
      for (const id of [newest, ...others.slice(1)])
        await media.request('DELETE', `/gallery/${id}`, { token: media.staff() });
    });

    it('changes a caption, which may be empty', async () => {
      const { _id } = (await upload('before')).json();
      expect((await patch(_id, { caption: ' after ' })).json()).toMatchObject({ _id, caption: 'after' });
      expect((await patch(_id, { caption: '' })).json()).toMatchObject({ caption: '' });
      expect((await patch(_id, { caption: 'x'.repeat(LIMITS.captionLength + 1) })).statusCode).toBe(400);
      expect((await patch(_id, {})).statusCode).toBe(400);
      await media.request('DELETE', `/gallery/${_id}`, { token: media.staff() });
      expect((await patch(_id, { caption: 'gone' })).statusCode).toBe(404);
      expect((await put([_id])).statusCode).toBe(404);
    });

    it.each([
      ['no picture', []],
      ['one picture twice', ['a'.repeat(24), 'a'.repeat(24)]],
      ['what is no id', ['x']],
      ['more than the gallery holds', Array.from({ length: 33 }, (_, n) => n.toString(16).padStart(24, '0'))],
      ['no list', 'a'.repeat(24)],
    ])('refuses an order of %s', async (_, ids) => {
      expect((await put(ids)).statusCode).toBe(400);
    });
  });

  it('keeps the newest 32 and removes the objects of the rest', async () => {
    const first = (await upload('first')).json();
    for (let index = 1; index <= LIMITS.galleryMax; index += 1)
      expect((await upload(`picture ${index}`, index)).statusCode).toBe(201);
    const list = (await media.request('GET', '/gallery')).json();
    expect(list).toHaveLength(LIMITS.galleryMax);
    expect([list[0].caption, list.at(-1).caption]).toEqual(['picture 32', 'picture 1']);
    expect(await media.exist([first.image.public_id])).toEqual([false]);
    const page = await media.request('GET', '/gallery?page=2&pageSize=10');
    expect(page.json().map(({ caption }: { caption: string }) => caption)[0]).toBe('picture 22');
    expect(page.headers['x-total-count']).toBe('32');
  });
});
