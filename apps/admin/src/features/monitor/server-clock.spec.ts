import { ServerClock } from './server-clock';

describe('ServerClock', () => {
  it("advances the server's time by the monotonic clock, not by the device's clock", () => {
    let monotonic = 5000;
    const clock = new ServerClock(() => monotonic);
    clock.set('2026-11-21T09:00:00.000Z');
    monotonic += 61_000;
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-21T09:01:01.000Z');
  });
});
