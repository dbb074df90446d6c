import type { AccessToken, MemberAccount } from '@concord/contracts';
import { type APIRequestContext, expect } from '@playwright/test';
import { codeFor, type SigningMember } from './member';
import type { StaffCalls } from './staff';

/** The account as staff see it. */
export const accountOf = (staff: StaffCalls, { _id }: Pick<SigningMember, '_id'>): Promise<MemberAccount> =>
  staff<MemberAccount>('GET', `member/${_id}/account`, 200);

/** Signs a member in through the API. @returns the bearer header */
export async function memberBearer(request: APIRequestContext, staff: StaffCalls, member: SigningMember) {
  const data = { email: member.email, code: await codeFor(staff, member) };
  const answer = await request.post('/api/access/verify', { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return { authorization: `Bearer ${((await answer.json()) as AccessToken).token}` };
}
