import { isRedisAddress, sentinelOptions } from './redis-address';

describe('isRedisAddress', () => {
  it.each([
    'redis://127.0.0.1:6379/0',
    'rediss://user:secret@redis.example',
    'redis+sentinel://one:26379,two:26379/main/0',
    'rediss+sentinel://:secret@[::1]:26379/main',
  ])('accepts %s', (address) => expect(isRedisAddress(address)).toBe(true));

  it.each([
    '',
    'redis',
    'http://redis:6379',
    'redis://',
    'redis+sentinel://one:26379',
    'redis+sentinel:///main',
  ])('refuses %j', (address) => expect(isRedisAddress(address)).toBe(false));
});

describe('sentinelOptions', () => {
  it('reads hosts, master, database and both passwords', () => {
    const address =
      'redis+sentinel://app:p%40ss@one:1,two,[::1]:3/main/2?sentinelPassword=s%26x&sentinelUsername=spy';
    expect(sentinelOptions(address)).toMatchObject({
      sentinels: [
        { host: 'one', port: 1 },
        { host: 'two', port: 26_379 },
        { host: '::1', port: 3 },
      ],
      name: 'main',
      db: 2,
      username: 'app',
      password: 'p@ss',
      sentinelUsername: 'spy',
      sentinelPassword: 's&x',
    });
    expect(sentinelOptions(address)).not.toHaveProperty('tls');
  });

  it('has TLS to Sentinels and Redis with rediss', () => {
    expect(sentinelOptions('rediss+sentinel://:secret@one/main')).toMatchObject({
      tls: {},
      sentinelTLS: {},
      enableTLSForSentinelMode: true,
      password: 'secret',
      db: 0,
    });
  });

  it('is undefined for an address without Sentinels', () => {
    expect(sentinelOptions('rediss://one:6379/0')).toBeUndefined();
  });
});
