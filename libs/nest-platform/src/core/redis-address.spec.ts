import { clusterAddress, isRedisAddress, sentinelOptions } from './redis-address';

describe('isRedisAddress', () => {
  it.each([
    'redis://127.0.0.1:6379/0',
    'rediss://user:secret@redis.example',
    'redis+sentinel://one:26379,two:26379/main/0',
    'rediss+sentinel://:secret@[::1]:26379/main',
    'redis+cluster://one:6379,two,[::1]:7000',
    'rediss+cluster://app:secret@one:6379/',
  ])('accepts %s', (address) => expect(isRedisAddress(address)).toBe(true));

  it.each([
    '',
    'redis',
    'http://redis:6379',
    'redis://',
    'redis+sentinel://one:26379',
    'redis+sentinel:///main',
    'redis+cluster://',
    'redis+cluster://one,,two',
    // A cluster has no numbered databases.
    'redis+cluster://one:6379/1',
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

describe('clusterAddress', () => {
  it('reads nodes and account', () => {
    expect(clusterAddress('redis+cluster://app:p%40ss@one:1,two,[::1]:3')).toEqual({
      nodes: [
        { host: 'one', port: 1 },
        { host: 'two', port: 6379 },
        { host: '::1', port: 3 },
      ],
      redisOptions: { username: 'app', password: 'p@ss' },
    });
  });

  it('has TLS with rediss', () => {
    expect(clusterAddress('rediss+cluster://:secret@one')?.redisOptions).toEqual({
      password: 'secret',
      tls: {},
    });
  });

  it.each(['redis://one:6379', 'redis+sentinel://one/main'])('is undefined for %s', (address) =>
    expect(clusterAddress(address)).toBeUndefined(),
  );
});
