import type { GalleryItem } from '@concord/contracts';
import { makePortraitUrl } from '@concord/testing';
import { expect, test } from '@playwright/test';
import { unique } from '../support/accounts';
import { staffApi } from '../support/staff';

test('an uploaded picture appears without a layout shift and opens by keyboard alone', async ({
  page,
  request,
}) => {
  const staff = await staffApi(request);
  const caption = unique('Dialogue between the elders of two neighbouring communities ');
  const imageFile = await makePortraitUrl(3, 900);
  const item = await staff<GalleryItem>('POST', 'gallery/upload', 201, { imageFile, caption });
  expect(item.image.thumbnails?.map(({ width }) => width)).toEqual([400, 800]);

  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/gallery');
  const picture = page.getByRole('img', { name: caption });
  await expect(picture).toBeVisible();
  await expect(page.getByText(`${caption.slice(0, 40)}…`).first()).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(
    item.image.thumbnails?.[0]?.url,
  );
  const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);

  const link = page.getByRole('link', { name: caption });
  await link.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await expect(viewer.getByText(caption, { exact: true })).toBeVisible();
  const place = viewer.getByText(/^\d+ of \d+$/);
  const before = await place.textContent();
  await page.keyboard.press('End');
  await expect(place).not.toHaveText(before ?? '');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\/gallery$/);

  await staff('DELETE', `gallery/${item._id}`, 200);
  for (const url of [item.image.url, item.image.thumbnails?.[0]?.url ?? ''])
    expect((await request.get(url)).status()).toBe(404);
});
