import { UploadRoom } from './upload-room';

describe('UploadRoom', () => {
  const room = () => new UploadRoom({ admitBelow: 10, capacity: 20, waitMs: 20 });

  it('lets an upload in at once while little is held', async () => {
    await expect(room().admit()).resolves.toBeUndefined();
  });

  it('takes no more bytes than its capacity, and gives back what left', () => {
    const uploads = room();
    const first = uploads.share();
    const second = uploads.share();
    expect(first.add(15)).toBe(true);
    expect(second.add(6)).toBe(false);
    expect(second.add(5)).toBe(true);
    first.leave();
    first.leave();
    expect(second.add(15)).toBe(true);
    expect(second.add(1)).toBe(false);
  });

  it('lets who waits in as soon as there is room', async () => {
    const uploads = room();
    const share = uploads.share();
    share.add(10);
    const admitted = uploads.admit();
    share.leave();
    await expect(admitted).resolves.toBeUndefined();
  });

  it('refuses who waited too long', async () => {
    const uploads = room();
    uploads.share().add(10);
    await expect(uploads.admit()).rejects.toMatchObject({ statusCode: 503, code: 'OVERLOADED' });
  });
});
