import { type APIRequestContext, expect, type Locator } from '@playwright/test';

/** Expects that the link appears and leads to a PDF. @returns the PDF. */
export async function expectPdf(request: APIRequestContext, link: Locator): Promise<Buffer> {
  await expect(link).toBeVisible({ timeout: 45_000 });
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const pdf = await answer.body();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  return pdf;
}
