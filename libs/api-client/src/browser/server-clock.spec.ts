import { ServerClock } from './server-clock';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, seconds)).toISOString();

/** A clock on a device with test-controlled wall and monotonic clocks. */
function clockOn({ wall = Date.UTC(2026, 10, 21, 10), elapsed = 1000, lead = 0 } = {}) {
  const device = { elapsed, wall };
  const clock = new ServerClock(
    lead,
    () => device.elapsed,
    () => device.wall,
  );
  const pass = (milliseconds: number) => {
    device.elapsed += milliseconds;
    device.wall += milliseconds;
  };
  /** Simulates sleep of the device, which stops the monotonic clock. */
  const sleep = (milliseconds: number) => (device.wall += milliseconds);
  return { clock, pass, sleep, syncNow: (seconds: number) => clock.sync(at(seconds), clock.running()) };
}
const shown = (clock: ServerClock) => new Date(clock.now()).toISOString();

describe('ServerClock', () => {
  it("follows the server's clock whatever the device clock shows", () => {
    const { clock, pass, syncNow } = clockOn({ wall: Date.UTC(2031, 0, 1) });
    syncNow(0);
    pass(5000);
    expect(shown(clock)).toBe(at(5));
  });

  it('adds half of the round trip', () => {
    const { clock, pass } = clockOn();
    const sentAt = clock.running();
    pass(2000);
    clock.sync(at(10), sentAt);
    expect(shown(clock)).toBe(at(11));
  });

  it('prefers the faster answer, unless both cannot be right', () => {
    const { clock, pass, syncNow } = clockOn();
    syncNow(0);
    const slow = clock.running();
    pass(4000);
    clock.sync(at(3), slow);
    expect(shown(clock)).toBe(at(4));
    pass(900);
    const quick = clock.running();
    pass(100);
    clock.sync(at(50), quick);
    expect(clock.now()).toBe(Date.parse(at(50)) + 50);
  });

  it('continues after a reload from the stored lead', () => {
    const wall = Date.UTC(2020, 0, 1);
    const { clock, syncNow } = clockOn({ wall });
    syncNow(0);
    expect(shown(clockOn({ wall, elapsed: 20, lead: clock.lead() }).clock)).toBe(at(0));
  });

  it('continues by the wall clock after sleep, uncertain until the next answer, even a slow one', () => {
    const { clock, pass, sleep, syncNow } = clockOn();
    syncNow(0);
    sleep(600_000);
    expect(clock.checkDevice()).toBe(true);
    expect(clock.isUncertain).toBe(true);
    expect(shown(clock)).toBe(at(600));
    const sentAt = clock.running();
    pass(3000);
    clock.sync(at(610), sentAt);
    expect(clock.isUncertain).toBe(false);
    expect(clock.now()).toBe(Date.parse(at(611)) + 500);
  });

  it('includes sleep while the answer was in flight', () => {
    const { clock, sleep } = clockOn();
    const sentAt = clock.running();
    sleep(60_000);
    clock.sync(at(0), sentAt);
    expect(shown(clock)).toBe(at(30));
  });

  it.each([
    ['when the monotonic clock ran during sleep', 0, 600],
    ['when the device clock is set back, which gains nothing', -86_400_000, 1],
  ])('needs no correction, but asks the server, %s', (_, set, seconds) => {
    const { clock, pass, sleep, syncNow } = clockOn();
    syncNow(0);
    sleep(set);
    pass(seconds * 1000);
    expect(clock.checkDevice()).toBe(true);
    expect(clock.isUncertain).toBe(false);
    expect(shown(clock)).toBe(at(seconds));
  });

  it('is corrected by the server after the device clock was set ahead', () => {
    const { clock, sleep, syncNow } = clockOn();
    syncNow(0);
    sleep(86_400_000);
    expect(clock.checkDevice()).toBe(true);
    syncNow(1);
    expect(shown(clock)).toBe(at(1));
  });

  it('ignores ordinary ticks', () => {
    const { clock, pass } = clockOn();
    pass(250);
    expect(clock.checkDevice()).toBe(false);
  });
});
