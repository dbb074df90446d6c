import { Slots } from './slots';

describe('Slots', () => {
  it('lets no more weight run at once than its capacity, in order of arrival', async () => {
    const slots = new Slots({ capacity: 2, waitingMax: 10, waitMs: 1000 });
    const order: number[] = [];
    let running = 0;
    let most = 0;
    await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        slots.run(async () => {
          order.push(n);
          most = Math.max(most, (running += 1));
          await new Promise(setImmediate);
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual([1, 2, 3, 4, 5]);
  });

  it('refuses at once when the queue is full', async () => {
    const slots = new Slots({ capacity: 1, waitingMax: 1, waitMs: 1000 });
    const release = await slots.take();
    const second = slots.take();
    await expect(slots.take()).rejects.toMatchObject({ statusCode: 503, code: 'OVERLOADED' });
    release();
    (await second)();
  });

  it('refuses who waited too long, and lets the next one in afterwards', async () => {
    const slots = new Slots({ capacity: 1, waitingMax: 5, waitMs: 5 });
    const release = await slots.take();
    await expect(slots.take()).rejects.toMatchObject({ code: 'OVERLOADED', extra: { retryAfterSeconds: 3 } });
    release();
    await expect(slots.take()).resolves.toBeInstanceOf(Function);
  });

  it('gives back once, however often it is told', async () => {
    const slots = new Slots({ capacity: 3, waitingMax: 0, waitMs: 5 });
    const big = await slots.take(2);
    const small = await slots.take(1);
    small();
    small();
    await expect(slots.take(2)).rejects.toMatchObject({ code: 'OVERLOADED' });
    big();
    await expect(slots.take(99)).resolves.toBeInstanceOf(Function);
  });
});
