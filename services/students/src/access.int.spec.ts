import { type Call, calls, type Principal } from '@concord/contracts';
import { createService, loadEnv } from '@concord/nest-platform';
import { studentsEnv } from './env';
import { studentsService } from './service';
import { StudentsHarness } from './testing/harness';

const own: [string, Call][] = Object.entries(calls).filter(([, { service }]) => service === 'students');
const ROLES = ['anonymous', 'pending', 'admin', 'super', 'candidate', 'print'] as const;
type Role = (typeof ROLES)[number];

/** The principals of each role. */
const PRINCIPALS: Record<Role, readonly Principal[]> = {
  anonymous: ['public'],
  pending: ['public', 'pending'],
  admin: ['public', 'pending', 'staff'],
  super: ['public', 'pending', 'staff', 'super'],
  candidate: ['public', 'candidate'],
  print: ['public', 'print'],
};

describe('access', () => {
  const service = new StudentsHarness();
  const tokens: Partial<Record<Role, string>> = {};
  let studentId: string;

  beforeAll(async () => {
    await service.start();
    tokens.super = await service.superToken();
    tokens.admin = (await service.account('ADMIN')).token;
    tokens.pending = (await service.account('PENDING')).token;
    studentId = (await service.student(tokens.admin))._id;
    tokens.candidate = service.tokens.candidate(studentId);
    tokens.print = service.tokens.print('registration-form', studentId);
  });
  afterAll(() => service.stop());

  const ask = (call: Call, role: Role) => {
    // A candidate requests the own record.
    const id = role === 'candidate' && call.method === 'GET' ? studentId : 'f'.repeat(24);
    const path = call.path.replace(':id', id).replace(':iso2', 'NG');
    const body = call.method === 'GET' ? undefined : {};
    return service.call(path, { method: call.method, body, token: tokens[role] });
  };

  describe.each(own)('%s', (_name, call) => {
    it.each(ROLES)('for %s', async (role) => {
      const { status, body } = await ask(call, role);
      if (PRINCIPALS[role].some((principal) => call.access.includes(principal))) {
        expect([401, 403]).not.toContain(status);
        expect(status).toBeLessThan(500);
      } else {
        expect(status).toBe(role === 'anonymous' ? 401 : 403);
        expect(body).toMatchObject({
          statusCode: status,
          message: expect.any(String),
          requestId: expect.any(String),
        });
      }
    });
  });

  it('covers every route: the service does not start with a route that is not in the contracts', async () => {
    const env = loadEnv(studentsEnv, service.variables());
    const options = studentsService(env);
    const { login: _, ...others } = options.calls;
    await expect(createService({ ...options, calls: others })).rejects.toThrow('/auth/login');
  });

  it('checks access before the body', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect((await service.call('/serial/generate', { body: 'x', headers })).status).toBe(401);
    expect((await service.call('/serial/generate', { body: '{', token: tokens.pending })).status).toBe(403);
  });

  it('answers 404 for an unknown path', async () => {
    expect(await service.call('/nothing/here')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await service.internal('/nothing')).status).toBe(404);
  });
});
