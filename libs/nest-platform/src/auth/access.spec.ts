import { createPublicKey } from 'node:crypto';
import { LIMITS, type Principal, type Role, type Route } from '@concord/contracts';
import type { FastifyRequest } from 'fastify';
import { STAFF_IDS, TestTokens } from '../testing/test-tokens';
import { snapshotSource } from '../testing/snapshot-source';
import { AccessHook, ANONYMOUS } from './access';
import { accessHolderOf } from './actor';
import { StaffVersionCache } from './staff-versions';
import { TokenVerifier } from './tokens';

const SECRET = 'a-service-secret';
const NEXT_SECRET = 'the-next-service-secret';
const tokens = new TestTokens();
const versions = { ...tokens.staffVersions, endedSessions: ['left'] };
const cache = new StaffVersionCache(snapshotSource(() => Promise.resolve(versions)));
const hook = new AccessHook(new TokenVerifier([createPublicKey(tokens.publicKeyPem)]), cache, [
  SECRET,
  NEXT_SECRET,
]);

type CallRules = Pick<Route, 'access' | 'afterSignOut' | 'confirmed' | 'initialPassword'> &
  Partial<Pick<Route, 'method'>>;

async function refusalOf(call: CallRules, headers: Record<string, string>) {
  const routeOptions = { config: { concord: { call } } };
  const request = { routeOptions, headers, actor: ANONYMOUS } as unknown as FastifyRequest;
  return { refusal: await hook.check(request), actor: request.actor };
}
const codeOf = async (call: CallRules, token: string) => (await refusalOf(call, bearer(token))).refusal?.code;
/** Kind of actor that the call gets, or its refusal's status. */
async function outcomeOf(access: Principal, headers: Record<string, string>) {
  const { refusal, actor } = await refusalOf({ access: [access] }, headers);
  return refusal?.statusCode ?? actor.kind;
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe(AccessHook.name, () => {
  it('refuses a candidate who has signed out, but for answers that were on their way', async () => {
    await cache.read();
    const [here, left] = ['here', 'left'].map((sid) => tokens.candidate('a'.repeat(24), sid));
    const call: CallRules = { access: ['candidate'] };
    expect(await codeOf(call, here ?? '')).toBeUndefined();
    expect(await codeOf(call, left ?? '')).toBe('UNAUTHENTICATED');
    expect(await codeOf({ ...call, afterSignOut: true }, left ?? '')).toBeUndefined();
  });

  it('refuses a member whose sign-in has ended, by member and by applicant', async () => {
    await cache.read();
    const call: CallRules = { access: ['member'] };
    const ids = { member: 'b'.repeat(24), student: 'c'.repeat(24) };
    expect(await codeOf(call, tokens.member(ids))).toBeUndefined();
    expect(await codeOf(call, tokens.member(ids, 'left'))).toBe('UNAUTHENTICATED');
    const all = { kind: 'before', at: Date.now(), endsAt: Date.now() + 60_000, before: Date.now() } as const;
    cache.log.put([{ ...all, id: ids.student }]);
    expect(await codeOf(call, tokens.member(ids))).toBeUndefined();
    cache.log.put([{ ...all, id: accessHolderOf(ids.student) }]);
    expect(await codeOf(call, tokens.member(ids))).toBe('UNAUTHENTICATED');
  });

  it('lets staff who look at the pages of a member read, and change nothing', async () => {
    const token = tokens.member({ member: 'd'.repeat(24), viewer: STAFF_IDS.ADMIN });
    expect(await codeOf({ access: ['member'], method: 'GET' }, token)).toBeUndefined();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      expect(await codeOf({ access: ['member'], method }, token)).toBe('FORBIDDEN');
  });

  it('ends the look of staff with their account, and with their sign-in', async () => {
    const [id, ids] = ['e'.repeat(24), { sub: 'd'.repeat(24), member: 'd'.repeat(24), sid: 'look' }];
    tokens.staffVersions.versions[id] = { ver: 1, role: 'ADMIN' };
    await cache.read();
    const look = (sid: string) =>
      codeOf(
        { access: ['member'], method: 'GET' },
        tokens.signer.sign({ typ: 'member', ...ids, viewer: { id, ver: 1, sid } }),
      );
    expect([await look('here'), await look('left')]).toEqual([undefined, 'UNAUTHENTICATED']);
    tokens.staffVersions.versions[id] = { ver: 2, role: 'PENDING' };
    await cache.read();
    expect(await look('here')).toBe('UNAUTHENTICATED');
  });

  const callers: Record<string, string>[] = [
    {},
    bearer(tokens.staff('PENDING')),
    bearer(tokens.staff('ADMIN')),
    bearer(tokens.staff('SUPER_ADMIN')),
    bearer(tokens.candidate('a'.repeat(24))),
    bearer(tokens.member({ member: 'b'.repeat(24) })),
    bearer(tokens.print('certificate', 'a'.repeat(24))),
    { 'x-service-secret': SECRET },
    { 'x-service-secret': NEXT_SECRET },
    { 'x-service-secret': `${SECRET}x` },
  ];
  // Outcomes in the order of the callers.
  it.each<[Principal, (string | number)[]]>([
    [
      'public',
      [
        'anonymous',
        'anonymous',
        'staff',
        'staff',
        'anonymous',
        'anonymous',
        'anonymous',
        'anonymous',
        'anonymous',
        'anonymous',
      ],
    ],
    ['pending', [401, 'staff', 'staff', 'staff', 403, 403, 403, 401, 401, 401]],
    ['staff', [401, 403, 'staff', 'staff', 403, 403, 403, 401, 401, 401]],
    ['super', [401, 403, 403, 'staff', 403, 403, 403, 401, 401, 401]],
    ['finance', [401, 403, 403, 'staff', 403, 403, 403, 401, 401, 401]],
    ['candidate', [401, 403, 403, 403, 'candidate', 403, 403, 401, 401, 401]],
    ['member', [401, 403, 403, 403, 403, 'member', 403, 401, 401, 401]],
    ['print', [401, 403, 403, 403, 403, 403, 'print', 401, 401, 401]],
    ['internal', [403, 403, 403, 403, 403, 403, 403, 'anonymous', 'anonymous', 403]],
  ])('decides who may make a call for %s', async (access, expected) => {
    expect(await Promise.all(callers.map((headers) => outcomeOf(access, headers)))).toEqual(expected);
  });

  it('admits an ADMIN with the permission for money, and no one who waits for a role', async () => {
    const ask = (role: Role) => outcomeOf('finance', bearer(tokens.staff(role, { finance: true })));
    expect(await ask('ADMIN')).toBe('staff');
    expect(await ask('PENDING')).toBe(403);
  });

  it('knows staff by the present version of their account', async () => {
    const ask = (id: string, ver: number) => outcomeOf('staff', bearer(tokens.staff('ADMIN', { id, ver })));
    expect(await ask(STAFF_IDS.ADMIN, 0)).toBe(401);
    expect(await ask('c'.repeat(24), 1)).toBe(401);
    tokens.staffVersions.versions[STAFF_IDS.ADMIN] = { ver: 2, role: 'ADMIN' };
    expect(await ask(STAFF_IDS.ADMIN, 2)).toBe('staff');
    expect(await ask(STAFF_IDS.ADMIN, 1)).toBe(401);
  });

  describe('with a second factor', () => {
    const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;
    const sensitive = { access: ['super'], confirmed: true } as const;

    it.each([
      ['a code of a minute ago', { cfa: minutesAgo(1) }, undefined],
      ['a code of too long ago', { cfa: minutesAgo(LIMITS.confirmedMinutes + 1) }, 'CONFIRMATION_NEEDED'],
      ['no factor', {}, undefined],
    ])('asks for a recent code before a sensitive call: %s', async (_, claims, code) => {
      expect(await codeOf(sensitive, tokens.staff('SUPER_ADMIN', claims))).toBe(code);
    });

    it('asks for none before other calls, and nobody for one who may not make the call', async () => {
      const old = { cfa: minutesAgo(60) };
      expect(await codeOf({ access: ['super'] }, tokens.staff('SUPER_ADMIN', old))).toBeUndefined();
      expect(await codeOf(sensitive, tokens.staff('PENDING', old))).toBe('FORBIDDEN');
    });

    it('admits who must set one up to the own account alone', async () => {
      const token = tokens.staff('SUPER_ADMIN', { factor: 'needed' });
      expect(await codeOf({ access: ['pending'] }, token)).toBeUndefined();
      for (const access of ['staff', 'super'] as const)
        expect(await codeOf({ access: [access] }, token)).toBe('FACTOR_NEEDED');
      expect(await outcomeOf('public', bearer(token))).toBe('anonymous');
    });
  });

  it('admits who has an initial password to the calls that replace it alone', async () => {
    const token = tokens.staff('SUPER_ADMIN', { password: 'initial' });
    expect(await codeOf({ access: ['pending'], initialPassword: true }, token)).toBeUndefined();
    for (const access of ['pending', 'staff', 'super'] as const)
      expect(await codeOf({ access: [access] }, token)).toBe('PASSWORD_CHANGE_NEEDED');
    expect(await outcomeOf('public', bearer(token))).toBe('anonymous');
    const both = tokens.staff('SUPER_ADMIN', { password: 'initial', factor: 'needed' });
    expect(await codeOf({ access: ['super'] }, both)).toBe('PASSWORD_CHANGE_NEEDED');
  });

  it.each([
    ['the service secret', SECRET],
    ['a cut token', tokens.candidate('a'.repeat(24)).slice(0, -4)],
    ['what is far too long', 'x'.repeat(5000)],
  ])('does not take %s for a token', async (_, token) => {
    expect(await outcomeOf('candidate', bearer(token))).toBe(401);
  });
});
