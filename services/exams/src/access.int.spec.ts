import { type Call, calls } from '@concord/contracts';
import { ExamsHarness } from './testing/exams-harness';

const harness = new ExamsHarness();
const ID = '64b0000000000000000000ff';

beforeAll(async () => {
  await harness.start({ withWorker: false });
  // Otherwise a candidate who is not registered must sign in again.
  harness.students.students.set(ID, { ...harness.addStudent(), _id: ID });
});
afterAll(() => harness.stop());

const own = Object.entries(calls as Record<string, Call>).filter(([, { service }]) => service === 'exams');
const callers = ['nobody', 'PENDING', 'ADMIN', 'SUPER_ADMIN', 'candidate', 'print'] as const;
type Caller = (typeof callers)[number];

function tokenOf(caller: Caller): string | undefined {
  if (caller === 'nobody') return undefined;
  if (caller === 'candidate') return harness.tokens.candidate(ID);
  if (caller === 'print') return harness.tokens.print('certificate', ID);
  return harness.tokens.staff(caller);
}

/** The access that the contracts state, derived independently of the code under test. */
function expectedOf({ access }: Call, caller: Caller): 'passes' | 401 | 403 {
  if (access.includes('public')) return 'passes';
  if (caller === 'nobody') return 401;
  const may = {
    PENDING: false,
    ADMIN: access.includes('staff'),
    SUPER_ADMIN: access.includes('staff') || access.includes('super'),
    candidate: access.includes('candidate'),
    print: access.includes('print'),
  };
  return may[caller] ? 'passes' : 403;
}

describe('access', () => {
  it('covers every call of the service', async () => {
    const document = await harness.call<{ paths: Record<string, object> }>('GET', '/openapi.json');
    const routes = Object.values(document.body.paths).flatMap((path) => Object.keys(path));
    // The start fails when a route is served that is no call, so these are all the routes.
    expect(routes).toHaveLength(own.length);
  });

  describe.each(own)('%s', (_, call) => {
    it.each(callers)('for %s', async (caller) => {
      const path = call.path.replace(/:\w+/g, ID);
      const hasBody = call.method !== 'GET';
      const { status, body } = await harness.call(call.method, path, {
        token: tokenOf(caller),
        ...(hasBody && { body: { nonsense: true } }),
      });
      const expected = expectedOf(call, caller);
      if (expected !== 'passes') expect(status).toBe(expected);
      else {
        expect([401, 500]).not.toContain(status);
        // A permitted call gets 403 only for a record of somebody else; here there is no record.
        expect(status).not.toBe(403);
      }
      if (status >= 400) expect(body).toMatchObject({ statusCode: status, code: expect.any(String) });
    });
  });

  it('refuses internal calls without the secret', async () => {
    const token = harness.tokens.staff('SUPER_ADMIN');
    for (const path of [`/internal/students/${ID}`, `/internal/results/${ID}`, `/internal/courses/${ID}`])
      for (const method of ['GET', 'DELETE'])
        expect([403, 404]).toContain((await harness.call(method, path, { token })).status);
    expect((await harness.call('DELETE', `/internal/students/${ID}`, { token })).status).toBe(403);
  });

  it('refuses forged and foreign tokens', async () => {
    const [head, , signature] = harness.tokens.staff('SUPER_ADMIN').split('.');
    const claims = Buffer.from(JSON.stringify({ typ: 'staff', role: 'SUPER_ADMIN', ver: 1 })).toString(
      'base64url',
    );
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    for (const token of [`${head}.${claims}.${signature}`, unsigned, 'x', 'a.b.c', '%00'])
      expect((await harness.call('GET', '/exams', { token })).status).toBe(401);
  });
});
