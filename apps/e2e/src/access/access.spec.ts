import {
  type AccessCodeMade,
  type AccessToken,
  type Call,
  calls,
  type ExamSignInAnswer,
} from '@concord/contracts';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { newBearerOf, signUp, SUPER_ADMIN, unique } from '../support/accounts';
import { newApplicant, register } from '../support/applicant';
import { staffApi } from '../support/staff';
import { ACCESS } from './access-table';
import { ROLES, type TestRole } from './callers/access-row';

type Headers = Record<string, string>;

/** Id without a record, so an allowed call changes nothing. */
const UNKNOWN_ID = 'f'.repeat(24);

const STAFF = ['pending', 'admin', 'finance', 'super'] as const;
const RIGHTS = {
  pending: { role: 'PENDING' },
  admin: { role: 'ADMIN' },
  finance: { role: 'ADMIN', finance: true },
  super: { role: 'SUPER_ADMIN' },
} as const;

const newAccount = () => ({ email: `${unique('p')}@example.com`, password: 'mango-9tw' });

test.describe('access', () => {
  const bearers = {} as Record<TestRole | 'forged', Headers>;
  /** Accounts used only by this test, because its calls end sessions. */
  const accounts = {
    pending: newAccount(),
    admin: newAccount(),
    finance: newAccount(),
    super: newAccount(),
  };

  const applicant = { id: '', email: '', SerialNumber: '' };

  const signIn = async (request: APIRequestContext) => {
    for (const role of STAFF) bearers[role] = await newBearerOf(request, accounts[role]);
    const { email, SerialNumber } = applicant;
    const answer = await request.post('/api/exams/StartStudentExam', { data: { email, SerialNumber } });
    const { token } = (await answer.json()) as ExamSignInAnswer;
    bearers.candidate = { authorization: `Bearer ${token}` };
    const made = await request.post(`/api/access/people/${applicant.id}/code`, {
      data: { reason: 'A sign-in of the tests' },
      headers: bearers.super,
    });
    const { code } = (await made.json()) as AccessCodeMade;
    const verified = await request.post('/api/access/verify', { data: { email: applicant.email, code } });
    const signedIn = (await verified.json()) as AccessToken;
    bearers.member = { authorization: `Bearer ${signedIn.token}` };
    bearers.forged = { authorization: bearers.super.authorization?.replace(/.{6}$/, 'AAAAAA') ?? '' };
  };

  test.beforeAll(async ({ request }) => {
    bearers.anonymous = {};
    const staff = await staffApi(request, SUPER_ADMIN);
    for (const role of STAFF) {
      const username = unique('u').slice(-10);
      const id = await signUp(request, { username, ...accounts[role] });
      await staff('PATCH', `admin/${id}`, 200, RIGHTS[role]);
    }
    const form = await newApplicant(staff);
    const { _id, printToken, email } = await register(staff, form);
    bearers.print = { authorization: `Bearer ${printToken}` };
    // A member who applied here, so that own calls of both services know the person.
    await staff('PATCH', `student/${_id}/decision`, 200, { decision: 'accepted', notify: false });
    const inductedOn = new Date().toISOString().slice(0, 10);
    await staff('POST', 'member', 201, { student: _id, grade: 'Associate', inductedOn, fees: [] });
    Object.assign(applicant, { id: _id, email, SerialNumber: form.serial });
    await signIn(request);
  });

  for (const [name, call] of Object.entries(calls) as [keyof typeof ACCESS, Call][]) {
    test(`${call.method} ${call.path}`, async ({ baseURL, request }) => {
      const path = call.path.replace(/:iso2/, 'NG').replace(/:\w+/g, UNKNOWN_ID);
      const outcomes: Record<string, string> = {};
      for (const role of [...ROLES, 'forged'] as const) {
        // An empty body changes nothing: an allowed call answers 400, 404, 409 or a list.
        const data = ['POST', 'PUT', 'PATCH'].includes(call.method) ? {} : undefined;
        const headers = call.multipart
          ? { ...bearers[role], 'content-type': 'multipart/form-data; boundary=x' }
          : bearers[role];
        const answer = await fetch(new URL(`/api${path}`, baseURL), {
          method: call.method,
          headers: { ...(data && { 'content-type': 'application/json' }), ...headers },
          body: call.multipart ? '' : data && JSON.stringify(data),
        });
        const { status } = answer;
        const { code } = status >= 400 ? ((await answer.json()) as { code: string }) : { code: '' };
        // An event stream does not end by itself.
        if (status < 400) await answer.body?.cancel();
        outcomes[role] = status === 403 ? '3' : status === 401 && code === 'UNAUTHENTICATED' ? '1' : '+';
        expect(status, `${role} gets a clear answer`).toBeLessThan(500);
      }
      expect(ROLES.map((role) => outcomes[role]).join('')).toBe(ACCESS[name]);
      expect(outcomes.forged, 'a forged token counts as none').toBe(outcomes.anonymous);
      if (name === 'logout' || name === 'accessSignOut') await signIn(request);
    });
  }

  test('the service secret gives no access from outside', async ({ request }) => {
    const secret = { 'x-service-secret': process.env.SERVICE_SECRET ?? 'guessed' };
    for (const path of [
      '/internal/staff/versions',
      '/api/internal/staff/versions',
      '/api/student/%2e%2e/internal/staff/versions',
    ])
      expect([400, 401, 403, 404]).toContain((await request.get(path, { headers: secret })).status());
    const bearer = { authorization: `Bearer ${secret['x-service-secret']}` };
    expect((await request.get('/api/student', { headers: { ...secret, ...bearer } })).status()).toBe(401);
  });
});
