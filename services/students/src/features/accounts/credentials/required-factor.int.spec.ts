import { FactorUser } from '../../../testing/factor-user';
import { claimsOf, StudentsHarness } from '../../../testing/harness';

describe('STAFF_MFA=required', () => {
  const service = new StudentsHarness();
  beforeAll(() => service.start({ STAFF_MFA: 'required' }));
  afterAll(() => service.stop());

  /** The first SUPER_ADMIN, who must set up a factor before opening accounts. */
  const aSuperAdmin = async () => {
    const user = await FactorUser.of(service, 'PENDING');
    await service.collection('staff').updateOne({ email: user.email }, { $set: { role: 'SUPER_ADMIN' } });
    const { body } = await user.signIn();
    user.token = body.token;
    return { user, factor: body.factor };
  };

  it('admits a SUPER_ADMIN without a factor to the own account alone, until one is set up', async () => {
    const { user, factor } = await aSuperAdmin();
    expect(factor).toBe('needed');
    const statusOf = async (path: string) => (await service.call(path, { token: user.token })).status;
    const refused = await service.call('/admin', { token: user.token });
    expect([refused.status, refused.body.code]).toEqual([403, 'FACTOR_NEEDED']);
    expect(refused.body.message).toBe('Set up your second factor on your account page first');
    expect(await Promise.all(['/student', '/auth/sessions', '/auth/factor'].map(statusOf))).toEqual([
      403, 200, 200,
    ]);
    expect((await service.call('/auth/me', { token: user.token })).body.factor).toBe('needed');
    await user.begin();
    await user.enable();
    expect(await statusOf('/admin')).toBe(200);
    expect((await user.signIn(await user.freshCode())).body.factor).toBe('on');
  });

  it('is not escaped by a change of the password, nor by turning the factor off', async () => {
    const { user } = await aSuperAdmin();
    const body = { current: 'mango-9tw', next: 'river88x' };
    const { body: changed } = await service.call('/auth/password', {
      method: 'PATCH',
      body,
      token: user.token,
    });
    expect(claimsOf(String(changed.token)).factor).toBe('needed');
    expect((await service.call('/admin', { token: String(changed.token) })).body.code).toBe('FACTOR_NEEDED');
    const { user: other } = await aSuperAdmin();
    await other.begin();
    await other.enable();
    const proof = { password: 'mango-9tw', code: await other.freshCode() };
    expect((await other.post('factor/disable', proof)).status).toBe(409);
  });

  it('leaves other roles as they are', async () => {
    const pending = await FactorUser.of(service, 'PENDING');
    const { status, body } = await pending.signIn();
    expect([status, body.factor]).toEqual([200, undefined]);
    expect((await service.call('/auth/factor', { token: pending.token })).body.required).toBe(false);
  });
});
