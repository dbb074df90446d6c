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
  it("follows the server's clock whatever the device's says", () => {
    const { clock: make, pass } = device(Date.UTC(2031, 0, 1));
    const clock = make();
    clock.sync(at(0), 1000);
    pass(5000);
    expect(shown(clock)).toBe(at(5));
  });

  it('adds half of the time that the answer travelled', () => {
    const { clock: make, pass } = device();
    const clock = make();
    const sentAt = clock.reading();
    pass(2000);
    clock.sync(at(10), sentAt);
    expect(shown(clock)).toBe(at(11));
  });

  it('prefers the quicker answer, unless the two cannot both be right', () => {
    const { clock: make, pass } = device();
    const clock = make();
    clock.sync(at(0), clock.reading());
    const slow = clock.reading();
    pass(4000);
    clock.sync(at(3), slow);
    expect(shown(clock)).toBe(at(4));
    pass(900);
    const quick = clock.reading();
    pass(100);
    clock.sync(at(50), quick);
    expect(clock.now()).toBe(Date.parse(at(50)) + 50);
  });

  it('goes on after a reload from what was known', () => {
    const { clock: make, clocks } = device(Date.UTC(2020, 0, 1));
    const before = make();
    before.sync(at(0), before.reading());
    const lead = before.lead();
    clocks.elapsed = 20;
    expect(shown(make(lead))).toBe(at(0));
  });

  describe('when the monotonic clock stood still in sleep', () => {
    it('goes on by the wall clock at once, in doubt', () => {
      const { clock: make, clocks } = device();
      const clock = make();
      clock.sync(at(0), clock.reading());
      clocks.wall += 600_000;
      expect(clock.observe()).toBe(true);
      expect(clock.doubtful).toBe(true);
      expect(shown(clock)).toBe(at(600));
    });

    it("takes the server's word, however slow it comes", () => {
      const { clock: make, clocks, pass } = device();
      const clock = make();
      clock.sync(at(0), clock.reading());
      clocks.wall += 600_000;
      const sentAt = clock.reading();
      pass(3000);
      clock.sync(at(610), sentAt);
      expect(clock.doubtful).toBe(false);
      expect(clock.now()).toBe(Date.parse(at(611)) + 500);
    });

    it('counts a sleep while the answer was on its way', () => {
      const { clock: make, clocks } = device();
      const clock = make();
      const sentAt = clock.reading();
      clocks.wall += 60_000;
      clock.sync(at(0), sentAt);
      expect(shown(clock)).toBe(at(30));
    });
  });

  it('needs no correction when the monotonic clock ran on in sleep, but asks', () => {
    const { clock: make, pass } = device();
    const clock = make();
    clock.sync(at(0), clock.reading());
    pass(600_000);
    expect(clock.observe()).toBe(true);
    expect(clock.doubtful).toBe(false);
    expect(shown(clock)).toBe(at(600));
  });

  it('gains nothing when the device clock is set back', () => {
    const { clock: make, clocks, pass } = device();
    const clock = make();
    clock.sync(at(0), clock.reading());
    clocks.wall -= 86_400_000;
    pass(1000);
    expect(clock.observe()).toBe(true);
    expect(clock.doubtful).toBe(false);
    expect(shown(clock)).toBe(at(1));
  });

  it('is put right by the server after the device clock was set ahead', () => {
    const { clock: make, clocks } = device();
    const clock = make();
    clock.sync(at(0), clock.reading());
    clocks.wall += 86_400_000;
    expect(clock.observe()).toBe(true);
    clock.sync(at(1), clock.reading());
    expect(shown(clock)).toBe(at(1));
  });

  it('lets ordinary ticks pass', () => {
    const { clock: make, pass } = device();
    const clock = make();
    pass(250);
    expect(clock.observe()).toBe(false);
  });
});
