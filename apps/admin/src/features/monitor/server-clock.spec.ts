import { ServerClock } from './server-clock';

describe('ServerClock', () => {
  it("goes by the server's time and the page's running time, not by the device's clock", () => {
    let running = 5000;
    const clock = new ServerClock(() => running);
    clock.set('2026-11-21T09:00:00.000Z');
    running += 61_000;
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-21T09:01:01.000Z');
  });
});
