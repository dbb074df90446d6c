import { gauge } from './metrics';
import { atScrape, scrape } from './scrape';

const open = gauge('concord_attempts_open');
const valueIn = (text: string) => /^concord_attempts_open (\S+)$/m.exec(text)?.[1];

describe('atScrape', () => {
  afterEach(() => jest.useRealTimers());

  it('reads at each scrape, unless the value is young enough, until it is ended', async () => {
    jest.useFakeTimers();
    let reads = 0;
    const end = atScrape({ read: () => open.set((reads += 1)), forget: () => open.remove(), maxAgeMs: 5000 });
    expect(valueIn(await scrape())).toBe('1');
    expect(valueIn(await scrape())).toBe('1');
    jest.advanceTimersByTime(5000);
    expect(valueIn(await scrape())).toBe('2');
    end();
    expect(valueIn(await scrape())).toBeUndefined();
  });

  it('answers without the value of a read that fails, and reads again', async () => {
    let isAway = false;
    const read = () => {
      if (isAway) throw new Error('away');
      open.set(7);
    };
    const end = atScrape({ read, forget: () => open.remove() });
    expect(valueIn(await scrape())).toBe('7');
    isAway = true;
    expect(valueIn(await scrape())).toBeUndefined();
    isAway = false;
    expect(valueIn(await scrape())).toBe('7');
    end();
  });

  it('does not wait for a read that hangs, and does not begin a second one', async () => {
    jest.useFakeTimers();
    let reads = 0;
    const hang = () => {
      reads += 1;
      return new Promise<void>(() => {});
    };
    const end = atScrape({ read: hang });
    for (let round = 0; round < 2; round += 1) {
      const answer = scrape();
      await jest.advanceTimersByTimeAsync(3000);
      expect(await answer).toContain('# TYPE concord_attempts_open gauge');
    }
    expect(reads).toBe(1);
    end();
  });
});
