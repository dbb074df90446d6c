import type { LoginAnswer, StaffAccount, StaffRegisterAnswer } from '@concord/contracts';
import { type Api, ApiRefusal } from './api.ts';

/** The demo ADMIN; the SUPER_ADMIN is the environment's. */
export const OFFICER = { username: 'officer', email: 'officer@concord.example' };

export async function signIn(api: Api, email: string, password: string): Promise<Api> {
  const { token } = await api.call<LoginAnswer>('POST', 'auth/login', { email, password });
  return api.as(token);
}

/**
 * Makes the demo ADMIN as a person would: signed up, then approved.
 * @returns the API for the ADMIN
 */
export async function ensureOfficer(api: Api, superAdmin: Api, password: string): Promise<Api> {
  const account = { ...OFFICER, password };
  await api.call<StaffRegisterAnswer>('POST', 'auth/register', account).catch((error: unknown) => {
    if (!(error instanceof ApiRefusal && error.code === 'EMAIL_TAKEN')) throw error;
  });
  const accounts = await superAdmin.call<StaffAccount[]>('GET', 'admin');
  const officer = accounts.find(({ email }) => email === OFFICER.email);
  if (officer && officer.role === 'PENDING')
    await superAdmin.call('PATCH', `admin/${officer._id}`, { role: 'ADMIN' });
  return signIn(api, OFFICER.email, password);
}
