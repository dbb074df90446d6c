import { type APIRequestContext, expect, type Locator } from '@playwright/test';

/** Expects that the link appears and leads to a PDF. */
export async function expectPdf(request: APIRequestContext, link: Locator): Promise<void> {
  await expect(link).toBeVisible({ timeout: 45_000 });
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
}
