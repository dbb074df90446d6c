import { LruCache } from './lru-cache';

describe(LruCache.name, () => {
  it('drops the least recently used value when it is full', () => {
    const cache = new LruCache<string>(5, (value) => value.length);
    cache.set('a', 'xx');
    cache.set('b', 'xx');
    cache.get('a');
    cache.set('c', 'xx');
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['xx', undefined, 'xx']);
  });

  it('keeps a single value that is heavier than the limit', () => {
    const cache = new LruCache<string>(1, (value) => value.length);
    cache.set('a', 'xxx');
    expect(cache.get('a')).toBe('xxx');
    cache.set('b', 'x');
    expect(cache.get('a')).toBeUndefined();
  });

  it('shares one load between concurrent calls, and loads again after undefined', async () => {
    const cache = new LruCache<number>(10);
    let loads = 0;
    const load = () => Promise.resolve((loads += 1) === 1 ? undefined : loads);
    await Promise.all([cache.getOrLoad('k', load), cache.getOrLoad('k', load)]);
    expect(loads).toBe(1);
    expect(await cache.getOrLoad('k', load)).toBe(2);
    expect(await cache.getOrLoad('k', load)).toBe(2);
  });

  it('does not cache a failure', async () => {
    const cache = new LruCache<number>(10);
    await expect(cache.getOrLoad('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.getOrLoad('k', () => Promise.resolve(1))).toBe(1);
  });
});
