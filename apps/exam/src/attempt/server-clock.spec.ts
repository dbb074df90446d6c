import { ServerClock } from './server-clock';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, seconds)).toISOString();

describe('ServerClock', () => {
  it("follows the server's clock whatever the device's says", () => {
    let elapsed = 1000;
    const clock = new ServerClock(0, () => elapsed, Date.UTC(2031, 0, 1));
    clock.sync(at(0), 1000);
    elapsed += 5000;
    expect(new Date(clock.now()).toISOString()).toBe(at(5));
  });

  it('adds half of the time that the answer travelled', () => {
    let elapsed = 0;
    const clock = new ServerClock(0, () => elapsed);
    elapsed = 2000;
    clock.sync(at(10), 0);
    expect(new Date(clock.now()).toISOString()).toBe(at(11));
  });

  it('prefers the quicker answer, unless the device slept in between', () => {
    let elapsed = 0;
    const clock = new ServerClock(0, () => elapsed);
    clock.sync(at(0), 0);
    elapsed = 4000;
    clock.sync(at(3), 0);
    expect(new Date(clock.now()).toISOString()).toBe(at(4));
    elapsed = 5000;
    clock.sync(at(50), 4900);
    expect(new Date(clock.now()).toISOString()).toBe(new Date(Date.parse(at(50)) + 50).toISOString());
  });

  it('goes on after a reload from what was known', () => {
    const before = new ServerClock(0, () => 500, 1_000_000);
    before.sync(at(0), 500);
    const after = new ServerClock(before.lead(1_000_000), () => 20, 1_000_000);
    expect(new Date(after.now()).toISOString()).toBe(at(0));
  });
});
