import { getConnectionToken } from '@nestjs/mongoose';
import { loadEnv, prepareDatabase } from '@concord/nest-platform';
import type { Connection } from 'mongoose';
import { studentsDatabase } from '../../../database';
import { studentsPrepareEnv } from '../../../env';
import { ADMIN_EMAIL, ADMIN_PASSWORD, newAddress, newEmail, StudentsHarness } from '../../../testing/harness';

describe('sign-in and sign-up of staff', () => {
  const service = new StudentsHarness();
  let superToken: string;

  beforeAll(async () => {
    await service.start();
    superToken = await service.superToken();
  });
  afterAll(() => service.stop());

  const login = (body: unknown, address = newAddress()) => service.call('/auth/login', { body, address });
  const register = (change: object, address = newAddress()) =>
    service.call('/auth/register', {
      body: { username: 'grace', email: newEmail(), password: 'mango-9tw', ...change },
      address,
    });

  describe('the first SUPER_ADMIN', () => {
    it('is created from the environment and signs in with the e-mail in any case', async () => {
      const { status, body } = await login({
        email: ` ${ADMIN_EMAIL.toUpperCase()} `,
        password: ADMIN_PASSWORD,
      });
      expect(status).toBe(200);
      expect(body).toEqual({
        token: expect.any(String),
        role: 'SUPER_ADMIN',
        admin: expect.stringMatching(/^[0-9a-f]{24}$/),
        username: 'first',
        email: ADMIN_EMAIL,
      });
    });

    it('is created once when several preparations run at the same time', async () => {
      const MONGODB_DB_PREFIX = `${service.environment.prefix}-processes`;
      const env = loadEnv(studentsPrepareEnv, { ...service.variables(), MONGODB_DB_PREFIX });
      await Promise.all([1, 2, 3].map(() => prepareDatabase(studentsDatabase, env)));
      const client = service.get<Connection>(getConnectionToken()).getClient();
      const db = client.db(`${MONGODB_DB_PREFIX}-students`);
      expect(await db.collection('staff').countDocuments({ role: 'SUPER_ADMIN' })).toBe(1);
      await db.dropDatabase();
    });
  });

  describe('auth/login', () => {
    it('gives the same answer for a wrong password and an unknown e-mail', async () => {
      const wrong = await login({ email: ADMIN_EMAIL, password: 'not-it' });
      const unknown = await login({ email: newEmail(), password: 'not-it' });
      for (const { status, body } of [wrong, unknown])
        expect({ status, ...body }).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
      expect(wrong.body.message).toBe(unknown.body.message);
    });

    it('throttles after five failures of one e-mail from one address, and no other', async () => {
      const address = newAddress();
      const { email } = await service.account('PENDING');
      const tries = [];
      for (let n = 0; n < 6; n += 1) tries.push(await login({ email, password: 'not-it' }, address));
      expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
      expect(Number(tries[5]?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await login({ email, password: 'mango-9tw' }, address)).status).toBe(429);
      expect((await login({ email, password: 'mango-9tw' })).status).toBe(200);
    });

    it('checks no more than five of fifty parallel guesses', async () => {
      const address = newAddress();
      const email = newEmail();
      const tries = await Promise.all(
        Array.from({ length: 50 }, () => login({ email, password: 'x' }, address)),
      );
      expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
    });

    it('does not count successful sign-ins, also parallel ones', async () => {
      const address = newAddress();
      const right = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
      const tries = await Promise.all(Array.from({ length: 20 }, () => login(right, address)));
      expect(tries.every(({ status }) => status === 200)).toBe(true);
    });

    it('refuses operators in place of text', async () => {
      const { status, body } = await login({ email: { $gt: '' }, password: { $ne: null } });
      expect([status, body.code]).toEqual([400, 'VALIDATION']);
    });
  });

  describe('auth/register', () => {
    it('creates a PENDING account whose token is for auth/me only', async () => {
      const email = newEmail();
      const { status, body } = await register({ email: email.toUpperCase() });
      expect(status).toBe(201);
      expect(body).toEqual({
        token: expect.any(String),
        data: { role: 'PENDING', admin: expect.any(String), username: 'grace', email },
      });
      const token = body.token as string;
      expect((await service.call('/auth/me', { token })).body).toEqual(body.data);
      expect((await service.call('/student', { token })).status).toBe(403);
    });

    it('refuses a registered e-mail in any case, also of parallel requests', async () => {
      const email = newEmail();
      const both = await Promise.all([register({ email }), register({ email: email.toUpperCase() })]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(both.find(({ status }) => status === 409)?.body.code).toBe('EMAIL_TAKEN');
    });

    it.each([
      [{ username: 'ab' }, 'Username Too Short!'],
      [{ username: 'abcdefghijk' }, 'Username Too Long!'],
      [{ password: '12345' }, 'Password Must be above six characters'],
      [{ password: '12345678901' }, 'password must be below 10 characters'],
      [{ role: 'SUPER_ADMIN' }, expect.stringContaining('role')],
    ])('refuses %j with a message', async (change, message) => {
      const { status, body } = await register(change);
      expect(status).toBe(400);
      expect(body.issues).toEqual(expect.arrayContaining([expect.objectContaining({ message })]));
    });

    it.each(['123456', 'PassWord', 'concord1', 'grace', 'grace26'])(
      'refuses %s, which would be guessed first',
      async (password) => {
        const { status, body } = await register({ username: 'grace', password: password.padEnd(6, '1') });
        expect([status, body.code]).toEqual([400, 'VALIDATION']);
        expect(body.message).toMatch(/Please choose another$/);
        expect(body.issues).toEqual([{ path: 'password', message: body.message }]);
      },
    );

    it('throttles after twenty sign-ups an hour from one address', async () => {
      const address = newAddress();
      const statuses = [];
      for (let n = 0; n < 21; n += 1) statuses.push((await register({}, address)).status);
      expect(statuses).toEqual([...Array(20).fill(201), 429]);
    });

    it('is open to everybody else after 27 taken e-mails from six networks', async () => {
      for (let network = 0; network < 6; network += 1) {
        const address = newAddress();
        const asked = Array.from({ length: 5 }, () => register({ email: ADMIN_EMAIL }, address));
        expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(5).fill(409));
      }
      expect((await register({ email: newEmail() }, newAddress())).status).toBe(201);
    });

    it('answers for five taken e-mails an hour and address, and then for no e-mail', async () => {
      const address = newAddress();
      const ask = async (email: string) => (await register({ email }, address)).status;
      const statuses = [];
      for (let n = 0; n < 6; n += 1) statuses.push(await ask(ADMIN_EMAIL));
      expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
      expect(await ask(newEmail())).toBe(429);
    });
  });

  describe('auth/me', () => {
    it('answers the id of a candidate, and refuses one whose record is gone', async () => {
      const student = await service.student(superToken);
      const token = service.tokens.candidate(student._id);
      expect((await service.call('/auth/me', { token })).body).toEqual({
        role: 'CANDIDATE',
        student: student._id,
      });
      const gone = service.tokens.candidate('f'.repeat(24));
      expect((await service.call('/auth/me', { token: gone })).status).toBe(401);
    });
  });
});
