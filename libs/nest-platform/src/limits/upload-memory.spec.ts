import { UploadMemory } from './upload-memory';

describe('UploadMemory', () => {
  const createMemory = (progressIntervalMs = 0, waitMs = 10_000) =>
    new UploadMemory({ admitBelow: 10, capacity: 20, waitMs, progressIntervalMs });

  it('reserves no more than its capacity, and releases once', async () => {
    const memory = createMemory();
    const [first, second] = [await memory.admit(0), await memory.admit(0)];
    expect(first.add(15)).toBe(true);
    expect(second.add(6)).toBe(false);
    expect(second.add(5)).toBe(true);
    first.release();
    first.release();
    expect(second.add(15)).toBe(true);
    expect(second.add(1)).toBe(false);
  });

  it('admits waiting uploads in order of arrival', async () => {
    const memory = createMemory();
    const reservation = await memory.admit(0);
    reservation.add(10);
    const order: number[] = [];
    const admitted = [1, 2, 3].map(async (n) => {
      await memory.admit(0);
      order.push(n);
    });
    reservation.release();
    await Promise.all(admitted);
    expect(order).toEqual([1, 2, 3]);
  });

  it('reserves the announced size at first, so that parallel uploads do not all fit', async () => {
    const memory = createMemory(10_000);
    const reservations = await Promise.all([memory.admit(6), memory.admit(6)]);
    const third = memory.admit(6);
    // Received bytes are part of the announced ones.
    expect(reservations[0].add(6)).toBe(true);
    expect(reservations[0].add(9)).toBe(false);
    reservations.forEach((reservation) => reservation.release());
    (await third).release();
  });

  it('releases the announced size of an idle upload', async () => {
    const memory = createMemory(5);
    await memory.admit(18);
    expect((await memory.admit(18)).add(18)).toBe(true);
  });

  it('admits an upload announced larger than the capacity, and refuses its bytes', async () => {
    const reservation = await createMemory(5).admit(1000);
    expect(reservation.add(20)).toBe(true);
    expect(reservation.add(1)).toBe(false);
    reservation.release();
  });

  it('refuses an upload that waited too long', async () => {
    const memory = createMemory(0, 20);
    (await memory.admit(0)).add(10);
    await expect(memory.admit(0)).rejects.toMatchObject({ statusCode: 503, code: 'OVERLOADED' });
  });
});
