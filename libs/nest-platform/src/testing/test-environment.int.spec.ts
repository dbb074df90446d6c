import { TestEnvironment } from './test-environment';

describe('TestEnvironment', () => {
  beforeAll(() => void delete process.env.TEST_STORES);

  it('removes its own databases and keys, and nobody else’s', async () => {
    const [own, other] = [new TestEnvironment(), new TestEnvironment()];
    for (const test of [own, other]) {
      await test.redis.set(`${test.variables.REDIS_PREFIX}limit-x`, '1');
      await (await test.database('media')).collection('files').insertOne({ name: 'x' });
    }
    const remains = async ({ variables }: TestEnvironment) =>
      (await other.redis.exists(`${variables.REDIS_PREFIX}limit-x`)) === 1;
    await own.close('media');
    expect([await remains(own), await remains(other)]).toEqual([false, true]);
    expect(await (await other.database('media')).collection('files').countDocuments()).toBe(1);
    await other.clearRedis();
    expect(await remains(other)).toBe(false);
    await other.close('media');
  });
});
