import { Demand } from './demand';

function aDemand() {
  let now = 1_000_000;
  const demand = new Demand(() => now);
  const wakes: number[] = [];
  demand.onWake(() => wakes.push(now));
  return { demand, wakes, pass: (ms: number) => (now += ms) };
}

describe('Demand', () => {
  it('is idle when nobody did anything for a while', () => {
    const { demand, pass } = aDemand();
    demand.setInformed(true);
    pass(20_000);
    expect(demand.isIdle).toBe(false);
    pass(1);
    expect(demand.isIdle).toBe(true);
    demand.note();
    expect(demand.isIdle).toBe(false);
  });

  it('is never idle without news of other processes', () => {
    const { demand, pass, wakes } = aDemand();
    pass(60_000);
    expect(demand.isIdle).toBe(false);
    demand.setInformed(true);
    expect(demand.isIdle).toBe(true);
    demand.setInformed(false);
    expect([demand.isIdle, wakes.length]).toEqual([false, 1]);
  });

  it('wakes those who listen once, and no more after the end', () => {
    const { demand, pass, wakes } = aDemand();
    const others: string[] = [];
    const end = demand.onWake(() => others.push('wake'));
    demand.setInformed(true);
    pass(30_000);
    demand.note();
    demand.note();
    end();
    pass(30_000);
    demand.note();
    expect([wakes.length, others.length]).toEqual([2, 1]);
  });
});
