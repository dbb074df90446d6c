import type { LoginAnswer, StaffAccount, StaffRegisterAnswer } from '@concord/contracts';
import { type Api, ApiRefusal } from './api.ts';

/** The demo ADMIN; the SUPER_ADMIN comes from the environment. */
export const OFFICER = { username: 'officer', email: 'officer@concord.example' };

/** The demo ADMIN, signed in. */
export interface Officer {
  api: Api;
  id: string;
}

export async function signIn(api: Api, email: string, password: string): Promise<Api> {
  const { token } = await api.call<LoginAnswer>('POST', 'auth/login', { email, password });
  return api.as(token);
}

/**
 * Creates the demo ADMIN by sign-up and approval.
 * @throws Error when the account is missing in the list of staff
 */
export async function ensureOfficer(api: Api, superAdmin: Api, password: string): Promise<Officer> {
  const account = { ...OFFICER, password };
  await api.call<StaffRegisterAnswer>('POST', 'auth/register', account).catch((error: unknown) => {
    if (!(error instanceof ApiRefusal && error.code === 'EMAIL_TAKEN')) throw error;
  });
  const accounts = await superAdmin.call<StaffAccount[]>(
    'GET',
    `admin?${new URLSearchParams({ search: OFFICER.email })}`,
  );
  const officer = accounts.find(({ email }) => email === OFFICER.email);
  if (!officer) throw new Error(`There is no account ${OFFICER.email} among the staff`);
  if (officer.role === 'PENDING') await superAdmin.call('PATCH', `admin/${officer._id}`, { role: 'ADMIN' });
  return { api: await signIn(api, OFFICER.email, password), id: officer._id };
}
