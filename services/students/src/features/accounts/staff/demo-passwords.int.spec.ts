import { getConnectionToken } from '@nestjs/mongoose';
import { loadEnv, log, prepareDatabase } from '@concord/nest-platform';
import type { Connection } from 'mongoose';
import { studentsDatabase } from '../../../database';
import { studentsPrepareEnv } from '../../../env';
import { StudentsHarness } from '../../../testing/harness';

const OFFICER = 'officer@concord.example';
const KNOWN = 'peace2026';

describe('accounts with the password of the demo', () => {
  const service = new StudentsHarness();
  const SUPER_ADMIN_EMAIL = 'admin@concord.example';
  let warnings: jest.SpyInstance;

  beforeAll(async () => {
    await service.start({ SUPER_ADMIN_EMAIL, SUPER_ADMIN_PASSWORD: KNOWN });
    await service.call('/auth/register', { body: { username: 'officer', email: OFFICER, password: KNOWN } });
  });
  beforeEach(() => {
    warnings = jest.spyOn(log, 'warn');
  });
  afterEach(() => warnings.mockRestore());
  afterAll(() => service.stop());

  const prepare = (SUPER_ADMIN_PASSWORD?: string) =>
    prepareDatabase(
      studentsDatabase,
      loadEnv(studentsPrepareEnv, service.variables({ SUPER_ADMIN_EMAIL, SUPER_ADMIN_PASSWORD })),
    );
  const signIn = async (email: string, password: string) =>
    (await service.call('/auth/login', { body: { email, password } })).status;
  const named = () =>
    (warnings.mock.calls as [{ demoAccounts?: string[] }][]).flatMap(
      ([{ demoAccounts = [] }]) => demoAccounts,
    );

  it('are named at every preparation, and kept without another password', async () => {
    await prepare();
    expect(named()).toEqual([SUPER_ADMIN_EMAIL, OFFICER]);
    expect(await signIn(SUPER_ADMIN_EMAIL, KNOWN)).toBe(200);
  });

  it('get the password that the operator sets for the first SUPER_ADMIN, who alone has it', async () => {
    await prepare('of-this-site');
    expect(named()).toEqual([OFFICER]);
    expect(await signIn(SUPER_ADMIN_EMAIL, KNOWN)).toBe(401);
    expect(await signIn(SUPER_ADMIN_EMAIL, 'of-this-site')).toBe(200);
    expect(await signIn(OFFICER, KNOWN)).toBe(200);
  });

  it('keep a password that is not the known one', async () => {
    await prepare('yet-another');
    expect(await signIn(SUPER_ADMIN_EMAIL, 'of-this-site')).toBe(200);
    const { db } = service.get<Connection>(getConnectionToken());
    expect(await db?.collection('staff').countDocuments({ role: 'SUPER_ADMIN' })).toBe(1);
  });
});
