import { ActivityMonitor } from './activity-monitor';

function aMonitor() {
  let now = 1_000_000;
  const monitor = new ActivityMonitor(() => now);
  const wakes: number[] = [];
  monitor.onWake(() => wakes.push(now));
  return { monitor, wakes, pass: (ms: number) => (now += ms) };
}

describe('ActivityMonitor', () => {
  it('is idle when nobody did anything for a while', () => {
    const { monitor, pass } = aMonitor();
    monitor.setInformed(true);
    pass(20_000);
    expect(monitor.isIdle).toBe(false);
    pass(1);
    expect(monitor.isIdle).toBe(true);
    monitor.note();
    expect(monitor.isIdle).toBe(false);
  });

  it('is never idle without news of other processes', () => {
    const { monitor, pass, wakes } = aMonitor();
    pass(60_000);
    expect(monitor.isIdle).toBe(false);
    monitor.setInformed(true);
    expect(monitor.isIdle).toBe(true);
    monitor.setInformed(false);
    expect([monitor.isIdle, wakes.length]).toEqual([false, 1]);
  });

  it('wakes those who listen once, and no more after the end', () => {
    const { monitor, pass, wakes } = aMonitor();
    const others: string[] = [];
    const end = monitor.onWake(() => others.push('wake'));
    monitor.setInformed(true);
    pass(30_000);
    monitor.note();
    monitor.note();
    end();
    pass(30_000);
    monitor.note();
    expect([wakes.length, others.length]).toEqual([2, 1]);
  });
});
