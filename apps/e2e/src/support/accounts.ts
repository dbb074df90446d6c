import type { LoginAnswer, StaffRegisterAnswer } from '@concord/contracts';
import { type APIRequestContext, expect } from '@playwright/test';

const env = (name: string, fallback: string) => process.env[name] || fallback;

/** SUPER_ADMIN of the environment under test. */
export const SUPER_ADMIN = {
  email: env('SUPER_ADMIN_EMAIL', 'admin@concord.example'),
  password: env('SUPER_ADMIN_PASSWORD', 'peace2026'),
};

/** The demo ADMIN. */
export const OFFICER = {
  email: 'officer@concord.example',
  password: env('OFFICER_PASSWORD', 'peace2026'),
};

/** Lifetime of a shared sign-in in ms. Shared, because an account has a limited number of sign-ins. */
const SHARED_MS = 3 * 60_000;
const shared = new Map<string, { token: string; until: number }>();

/** Signs staff in through the API, or reuses a sign-in, and returns the bearer header. */
export async function bearerOf(request: APIRequestContext, account: { email: string; password: string }) {
  const known = shared.get(account.email);
  if (!known || known.until < Date.now()) return newBearerOf(request, account);
  return { authorization: `Bearer ${known.token}` };
}

/** Signs in like {@link bearerOf}, and replaces a shared sign-in that was ended. */
export async function newBearerOf(request: APIRequestContext, account: { email: string; password: string }) {
  const answer = await request.post('/api/auth/login', { data: account });
  expect(answer.status()).toBe(200);
  const { token } = (await answer.json()) as LoginAnswer;
  shared.set(account.email, { token, until: Date.now() + SHARED_MS });
  return { authorization: `Bearer ${token}` };
}

/**
 * Creates a staff account without a token, as signing up ends the browser's session.
 *
 * @returns its id
 */
export async function signUp(
  request: APIRequestContext,
  data: { username: string; email: string; password: string },
): Promise<string> {
  const answer = await request.post('/api/auth/register', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as StaffRegisterAnswer).data.admin;
}

/** Returns a name that no other journey or earlier run has used. */
export const unique = (word: string): string =>
  `${word}${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
