import { ServerClock } from './server-clock';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, seconds)).toISOString();

/** A device whose two clocks a test moves. */
function device(wall = Date.UTC(2026, 10, 21, 10)) {
  const clocks = { elapsed: 1000, wall };
  return {
    clocks,
    clock: (lead = 0) =>
      new ServerClock(
        lead,
        () => clocks.elapsed,
        () => clocks.wall,
      ),
    pass: (milliseconds: number) => {
      clocks.elapsed += milliseconds;
      clocks.wall += milliseconds;
    },
  };
}
const shown = (clock: ServerClock) => new Date(clock.now()).toISOString();

describe('ServerClock', () => {
  it("follows the server's clock whatever the device clock shows", () => {
    const { clock: make, pass } = device(Date.UTC(2031, 0, 1));
    const clock = make();
    clock.sync(at(0), 1000);
    pass(5000);
    expect(shown(clock)).toBe(at(5));
  });

  it('adds half of the round trip', () => {
    const { clock: make, pass } = device();
    const clock = make();
    const sentAt = clock.running();
    pass(2000);
    clock.sync(at(10), sentAt);
    expect(shown(clock)).toBe(at(11));
  });

  it('prefers the faster answer, unless both cannot be right', () => {
    const { clock: make, pass } = device();
    const clock = make();
    clock.sync(at(0), clock.running());
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
    const { clock: make, clocks } = device(Date.UTC(2020, 0, 1));
    const before = make();
    before.sync(at(0), before.running());
    const lead = before.lead();
    clocks.elapsed = 20;
    expect(shown(make(lead))).toBe(at(0));
  });

  describe('when the monotonic clock stopped during sleep', () => {
    it('continues by the wall clock at once, as uncertain', () => {
      const { clock: make, clocks } = device();
      const clock = make();
      clock.sync(at(0), clock.running());
      clocks.wall += 600_000;
      expect(clock.checkDevice()).toBe(true);
      expect(clock.isUncertain).toBe(true);
      expect(shown(clock)).toBe(at(600));
    });

    it("accepts the server's time, however slow the answer", () => {
      const { clock: make, clocks, pass } = device();
      const clock = make();
      clock.sync(at(0), clock.running());
      clocks.wall += 600_000;
      const sentAt = clock.running();
      pass(3000);
      clock.sync(at(610), sentAt);
      expect(clock.isUncertain).toBe(false);
      expect(clock.now()).toBe(Date.parse(at(611)) + 500);
    });

    it('counts a sleep while the answer was in flight', () => {
      const { clock: make, clocks } = device();
      const clock = make();
      const sentAt = clock.running();
      clocks.wall += 60_000;
      clock.sync(at(0), sentAt);
      expect(shown(clock)).toBe(at(30));
    });
  });

  it('needs no correction when the monotonic clock ran during sleep, but asks the server', () => {
    const { clock: make, pass } = device();
    const clock = make();
    clock.sync(at(0), clock.running());
    pass(600_000);
    expect(clock.checkDevice()).toBe(true);
    expect(clock.isUncertain).toBe(false);
    expect(shown(clock)).toBe(at(600));
  });

  it('gains nothing when the device clock is set back', () => {
    const { clock: make, clocks, pass } = device();
    const clock = make();
    clock.sync(at(0), clock.running());
    clocks.wall -= 86_400_000;
    pass(1000);
    expect(clock.checkDevice()).toBe(true);
    expect(clock.isUncertain).toBe(false);
    expect(shown(clock)).toBe(at(1));
  });

  it('is corrected by the server after the device clock was set ahead', () => {
    const { clock: make, clocks } = device();
    const clock = make();
    clock.sync(at(0), clock.running());
    clocks.wall += 86_400_000;
    expect(clock.checkDevice()).toBe(true);
    clock.sync(at(1), clock.running());
    expect(shown(clock)).toBe(at(1));
  });

  it('ignores ordinary ticks', () => {
    const { clock: make, pass } = device();
    const clock = make();
    pass(250);
    expect(clock.checkDevice()).toBe(false);
  });
});
