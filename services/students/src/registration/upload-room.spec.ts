import { UploadRoom } from './upload-room';

describe('UploadRoom', () => {
  const room = (announcedMs = 0, waitMs = 10_000) =>
    new UploadRoom({ admitBelow: 10, capacity: 20, waitMs, announcedMs });

  it('takes no more bytes than its capacity, and gives back what left', async () => {
    const uploads = room();
    const [first, second] = [await uploads.admit(0), await uploads.admit(0)];
    expect(first.add(15)).toBe(true);
    expect(second.add(6)).toBe(false);
    expect(second.add(5)).toBe(true);
    first.leave();
    first.leave();
    expect(second.add(15)).toBe(true);
    expect(second.add(1)).toBe(false);
  });

  it('lets who waits in as soon as there is room, in order of arrival', async () => {
    const uploads = room();
    const share = await uploads.admit(0);
    share.add(10);
    const order: number[] = [];
    const admitted = [1, 2, 3].map(async (n) => {
      await uploads.admit(0);
      order.push(n);
    });
    share.leave();
    await Promise.all(admitted);
    expect(order).toEqual([1, 2, 3]);
  });

  it('counts what is announced at first, so that many at once do not all find it empty', async () => {
    const uploads = room(10_000);
    const shares = await Promise.all([uploads.admit(6), uploads.admit(6)]);
    const third = uploads.admit(6);
    // What came is part of what was announced.
    expect(shares[0].add(6)).toBe(true);
    expect(shares[0].add(9)).toBe(false);
    shares.forEach((share) => share.leave());
    (await third).leave();
  });

  it('forgets what was announced and did not come', async () => {
    const uploads = room(5);
    await uploads.admit(18);
    await expect(uploads.admit(18)).resolves.toBeDefined();
  });

  it('lets one in whose announcement is larger than the room, which refuses its bytes', async () => {
    const share = await room(5).admit(1000);
    expect(share.add(20)).toBe(true);
    expect(share.add(1)).toBe(false);
    share.leave();
  });

  it('refuses who waited too long', async () => {
    const uploads = room(0, 20);
    (await uploads.admit(0)).add(10);
    await expect(uploads.admit(0)).rejects.toMatchObject({ statusCode: 503, code: 'OVERLOADED' });
  });
});
