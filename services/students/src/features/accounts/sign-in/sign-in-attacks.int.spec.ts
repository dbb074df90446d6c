// On one server: limits are in Redis and in memory.
import { AuditTrail, FailureLimiters, RedisConnection } from '@concord/nest-platform';
import { eventually } from '@concord/nest-platform/testing';
import { ADMIN_EMAIL, ADMIN_PASSWORD, newAddress, newEmail, StudentsHarness } from '../../../testing/harness';

const RIGHT = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
const WRONG = { email: ADMIN_EMAIL, password: 'not-it' };
const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));

describe('attacks on the sign-in of staff', () => {
  const service = new StudentsHarness();
  beforeAll(async () => {
    await service.start();
    // Without Redis each process counts separately, so a flood right after the start would be counted twice.
    const { client } = service.get<RedisConnection>(RedisConnection);
    await eventually(() => client.status === 'ready');
  });
  afterAll(() => service.stop());

  const signIn = (body: unknown, address = newAddress(), cookie = '') =>
    service.call('/auth/login', { body, address, headers: cookie ? { cookie } : {} });
  const statusesOf = async (tries: ReturnType<typeof signIn>[]) =>
    (await Promise.all(tries)).map(({ status }) => status);
  const countOf = (statuses: number[], wanted: number) => statuses.filter((each) => each === wanted).length;
  /** Signs in. @returns the device cookie */
  const knownDevice = async (body = RIGHT) => {
    const { headers } = await signIn(body);
    return headers.get('set-cookie')?.split(';')[0] ?? '';
  };

  describe('a flood of 130 sign-ins with random e-mails from one address', () => {
    it('delays others by little, and shuts out its own address alone', async () => {
      const address = newAddress();
      const flood = statusesOf(times(130, () => signIn({ email: newEmail(), password: 'x' }, address)));
      expect((await signIn(RIGHT)).status).toBe(200);
      const statuses = await flood;
      expect(countOf(statuses, 401)).toBe(60);
      expect(countOf(statuses, 429)).toBe(70);
      expect((await signIn(RIGHT, address)).status).toBe(429);
      expect((await signIn(RIGHT)).status).toBe(200);
    });

    it('does not shut out a known device behind the same address', async () => {
      const [address, cookie] = [newAddress(), await knownDevice()];
      await statusesOf(times(70, () => signIn({ email: newEmail(), password: 'x' }, address)));
      expect((await signIn(RIGHT, address)).status).toBe(429);
      expect((await signIn(RIGHT, address, cookie)).status).toBe(200);
    });

    it('counts an IPv6 client by its network', async () => {
      const flood = times(70, (n) => signIn({ email: newEmail(), password: 'x' }, `2001:db8:1:2::${n + 1}`));
      expect(countOf(await statusesOf(flood), 401)).toBe(60);
      expect((await signIn(RIGHT, '2001:db8:1:2::ffff')).status).toBe(429);
      expect((await signIn(RIGHT, '2001:db8:1:3::1')).status).toBe(200);
    });

    it('leaves a place to others also when it comes from five addresses', async () => {
      const flood = statusesOf(
        times(5, () => newAddress()).flatMap((address) =>
          times(30, () => signIn({ email: newEmail(), password: 'x' }, address)),
        ),
      );
      const [fresh, known] = await Promise.all([
        signIn(RIGHT),
        knownDevice().then((c) => signIn(RIGHT, newAddress(), c)),
      ]);
      expect([fresh.status, known.status]).toEqual([200, 200]);
      await flood;
    });
  });

  it('lets an office of forty sign in at once behind one address', async () => {
    const address = newAddress();
    const office = await Promise.all(times(8, () => service.account('PENDING')));
    const tries = times(5, () => office).flat();
    const statuses = await statusesOf(
      tries.map(({ email }) => signIn({ email, password: 'mango-9tw' }, address)),
    );
    expect(statuses).toEqual(Array(40).fill(200));
  });

  describe('wrong passwords of one account from fifty addresses', () => {
    it('make others wait for seconds, and the device of its owner not at all', async () => {
      const { email } = await service.account('PENDING');
      const right = { email, password: 'mango-9tw' };
      const cookie = await knownDevice(right);
      const answers = await Promise.all(times(50, () => signIn({ email, password: 'not-it' })));
      expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(10);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThanOrEqual(25);
      for (const { headers } of refused) {
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
        expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
      }
      expect((await signIn(right, newAddress(), cookie)).status).toBe(200);
    });

    it('never lock: who waits as told gets in', async () => {
      const { email } = await service.account('PENDING');
      await statusesOf(times(12, () => signIn({ email, password: 'not-it' })));
      const body = { email, password: 'mango-9tw' };
      let answer = await signIn(body);
      for (let n = 0; n < 3 && answer.status === 429; n += 1) {
        await new Promise((resolve) =>
          setTimeout(resolve, Number(answer.headers.get('retry-after')) * 1000 + 50),
        );
        answer = await signIn(body);
      }
      expect(answer.status).toBe(200);
    });
  });

  describe('a device cookie', () => {
    it('is out of reach of scripts and other calls', async () => {
      const { headers } = await signIn(RIGHT, newAddress(), await knownDevice());
      expect(headers.get('set-cookie')).toMatch(
        /^device-[0-9a-f]{16}=[\w.-]+; Max-Age=31536000; Path=\/api\/auth\/login; HttpOnly; SameSite=Strict$/,
      );
      expect((await signIn(WRONG)).headers.get('set-cookie')).toBeNull();
    });

    it('is no way to guess: its own wrong passwords are limited', async () => {
      const cookie = await knownDevice();
      const statuses = [];
      for (let n = 0; n < 12; n += 1) statuses.push((await signIn(WRONG, newAddress(), cookie)).status);
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
      expect((await signIn(RIGHT, newAddress(), await knownDevice())).status).toBe(200);
    });
  });

  it('records sign-ins and refusals, and a flood once', async () => {
    const record = jest.spyOn(service.get<AuditTrail>(AuditTrail), 'record');
    const [address, cookie] = [newAddress(), await knownDevice()];
    await signIn(WRONG, address, cookie);
    await statusesOf(times(100, () => signIn({ email: newEmail(), password: 'x' }, address)));
    const events = record.mock.calls.map(([event]) => event).filter((event) => event.address === address);
    expect(events).toEqual([
      expect.objectContaining({
        action: 'staff.sign-in',
        outcome: 'refused',
        target: { entity: 'staff', id: expect.any(String), label: ADMIN_EMAIL },
        reason: 'The password is wrong',
      }),
      expect.objectContaining({ action: 'staff.sign-in', reason: 'No account has this e-mail' }),
    ]);
    const reached = record.mock.calls.filter(
      ([{ action, target }]) => action === 'limit.reach' && target?.label === address,
    );
    expect(reached).toHaveLength(1);
    record.mockRestore();
  });

  it('stops a loop of right sign-ins to one account, and no other account', async () => {
    const { email } = await service.account('ADMIN');
    const body = { email, password: 'mango-9tw' };
    const cookie = await knownDevice(body);
    const limiters = service.get<FailureLimiters>(FailureLimiters);
    const [account] = await service.collection('staff').find({ email }).toArray();
    for (let n = 0; n < 98; n += 1)
      await limiters.get('staff-sign-in-right', 100, 900).consume(String(account?._id));
    expect(await statusesOf([signIn(body, newAddress(), cookie)])).toEqual([429]);
    expect((await signIn(RIGHT)).status).toBe(200);
  });
});
