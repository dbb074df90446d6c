// On one server: it takes the stores away.
import { MongoFaults } from '@concord/testing';
import { overloaded } from '@concord/nest-platform';
import { ADMIN_EMAIL, ADMIN_PASSWORD, newAddress, StudentsHarness } from '../../../testing/harness';
import { Passwords } from '../passwords/passwords';

/** Above the limit of failures. */
const TRIES = 7;

describe('auth/login during an outage', () => {
  const service = new StudentsHarness();
  let proxy: MongoFaults;

  beforeAll(async () => {
    proxy = await MongoFaults.to(service.environment.variables.MONGODB_URI ?? '');
    await service.start({ MONGODB_URI: proxy.url });
  });
  afterAll(async () => {
    await service.stop();
    await proxy.cut();
  });
  afterEach(() => jest.restoreAllMocks());

  const signIn = async (address: string, email = ADMIN_EMAIL) => {
    const body = { email, password: ADMIN_PASSWORD };
    const { status, headers } = await service.call('/auth/login', { body, address });
    return { status, retryAfter: Number(headers.get('retry-after')) };
  };
  const expectUncountedFailures = async (email?: string) => {
    const address = newAddress();
    for (let n = 0; n < TRIES; n += 1) {
      const { status, retryAfter } = await signIn(address, email);
      expect(status).toBe(503);
      expect(retryAfter).toBeGreaterThan(0);
    }
    return address;
  };

  it('counts no try on which the connection to the store broke', async () => {
    const end = proxy.inject({ commands: ['find'], effect: 'drop' });
    const address = await expectUncountedFailures();
    end();
    expect((await signIn(address)).status).toBe(200);
  });

  it('counts no try for which there was no room', async () => {
    jest.spyOn(service.get<Passwords>(Passwords), 'matches').mockRejectedValue(overloaded());
    const address = await expectUncountedFailures();
    jest.restoreAllMocks();
    expect((await signIn(address)).status).toBe(200);
  });

  it('counts no try whose stored hash cannot be read', async () => {
    const { email } = await service.account('ADMIN');
    const staff = service.collection('staff');
    const stored = await staff.findOne({ email });
    await staff.updateOne({ email }, { $set: { passwordHash: 'damaged' } });
    const address = await expectUncountedFailures(email);
    await staff.updateOne({ email }, { $set: { passwordHash: stored?.passwordHash } });
    const body = { email, password: 'mango-9tw' };
    expect((await service.call('/auth/login', { body, address })).status).toBe(200);
  });

  it('still counts wrong passwords', async () => {
    const address = newAddress();
    const body = { email: ADMIN_EMAIL, password: 'not-it' };
    const statuses = [];
    for (let n = 0; n < TRIES; n += 1)
      statuses.push((await service.call('/auth/login', { body, address })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });
});
