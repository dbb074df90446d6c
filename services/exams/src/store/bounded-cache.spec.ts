import { BoundedCache } from './bounded-cache';

describe('BoundedCache', () => {
  it('forgets what was used longest ago when it is full', () => {
    const cache = new BoundedCache<string>(5, (value) => value.length);
    cache.set('a', 'xx');
    cache.set('b', 'xx');
    cache.get('a');
    cache.set('c', 'xx');
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['xx', undefined, 'xx']);
  });

  it('keeps one value that is heavier than all it may hold', () => {
    const cache = new BoundedCache<string>(1, (value) => value.length);
    cache.set('a', 'xxx');
    expect(cache.get('a')).toBe('xxx');
    cache.set('b', 'x');
    expect(cache.get('a')).toBeUndefined();
  });

  it('loads once for many who ask at once, and again after nothing was found', async () => {
    const cache = new BoundedCache<number>(10);
    let loads = 0;
    const load = () => Promise.resolve((loads += 1) === 1 ? undefined : loads);
    await Promise.all([cache.getOrLoad('k', load), cache.getOrLoad('k', load)]);
    expect(loads).toBe(1);
    expect(await cache.getOrLoad('k', load)).toBe(2);
    expect(await cache.getOrLoad('k', load)).toBe(2);
  });

  it('does not remember a failure', async () => {
    const cache = new BoundedCache<number>(10);
    await expect(cache.getOrLoad('k', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.getOrLoad('k', () => Promise.resolve(1))).toBe(1);
  });
});
