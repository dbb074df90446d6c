import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bearerOf, SUPER_ADMIN } from './accounts';

type Account = typeof SUPER_ADMIN;

/** A function that calls the API as staff, see {@link staffApi}. */
export type StaffCalls = Awaited<ReturnType<typeof staffApi>>;

/** Signs staff in; the returned function calls the API and expects the given status. */
export async function staffApi(request: APIRequestContext, account: Account = SUPER_ADMIN) {
  const headers = await bearerOf(request, account);
  return async <T>(method: string, path: string, status: number, data?: object): Promise<T> => {
    const answer = await request.fetch(`/api/${path}`, { method, headers, data });
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(status);
    return (await answer.json()) as T;
  };
}

/** Opens a page of the back office, signs in after the redirect, and expects to return to that page. */
export async function signInAsStaff(page: Page, account: Account, landing: string): Promise<void> {
  await page.goto(landing);
  await expect(page).toHaveURL(/\/signin/);
  await page.getByLabel(/email/i).fill(account.email);
  await page
    .getByLabel(/password/i)
    .first()
    .fill(account.password);
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect(page).toHaveURL(new RegExp(`${landing.replaceAll('?', '\\?')}$`));
}
