import { createService, loadEnv } from '@concord/nest-platform';
import { Types } from 'mongoose';
import { studentsEnv } from '../../../env';
import { studentsService } from '../../../service';
import { FactorUser } from '../../../testing/factor-user';
import { StudentsHarness } from '../../../testing/harness';
import { FactorsService } from './factors.service';

const [OLD, NEXT] = ['the-field-secret-of-last-year', 'the-field-secret-of-this-year'];

describe('a rotation of FIELD_SECRET', () => {
  const service = new StudentsHarness();
  beforeAll(() => service.start({ FIELD_SECRET: OLD }));
  afterAll(() => service.stop());

  /** Starts a process with these secrets. @returns its answer to a code */
  const checkWith = async (secrets: string, user: FactorUser) => {
    const env = loadEnv(studentsEnv, service.variables({ FIELD_SECRET: secrets }));
    const app = await createService(studentsService(env));
    const outcome = await app
      .get<FactorsService>(FactorsService, { strict: false })
      .check(user.id, await user.freshCode())
      .catch((error: { statusCode: number }) => error.statusCode);
    await app.close();
    return outcome;
  };

  it('reseals at the start with the next secret in use, so that the old one can go', async () => {
    const user = await FactorUser.enrolled(service, 'PENDING');
    const sealed = async () =>
      (await service.collection('factors').findOne({ _id: new Types.ObjectId(user.id) }))?.secret as string;
    const first = await sealed();
    expect(await checkWith(`${OLD},${NEXT}`, user)).toBe('app');
    expect(await sealed()).toBe(first);
    expect(await checkWith(NEXT, user)).toBe(503);
    expect(await sealed()).toBe(first);
    expect(await checkWith(`${NEXT},${OLD}`, user)).toBe('app');
    expect(await sealed()).not.toBe(first);
    expect(await checkWith(NEXT, user)).toBe('app');
  });
});
