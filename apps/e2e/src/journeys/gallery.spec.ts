import type { GalleryItem } from '@concord/contracts';
import { makePortraitUrl } from '@concord/testing';
import { expect, test } from '@playwright/test';
import { unique } from '../support/accounts';
import { expectCalm, observe } from '../support/public-page';
import { staffApi } from '../support/staff';

test('an uploaded picture appears in a small rendition without a layout shift, and opens by keyboard', async ({
  page,
  request,
}) => {
  const staff = await staffApi(request);
  const caption = unique('Dialogue between the elders of two neighbouring communities ');
  const imageFile = await makePortraitUrl(3, 900);
  const item = await staff<GalleryItem>('POST', 'gallery/upload', 201, { imageFile, caption });
  const problems = await observe(page);
  await page.goto('/gallery');
  const picture = page.getByRole('img', { name: caption });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(
    item.image.thumbnails?.[0]?.url,
  );
  await expectCalm(page, problems);

  const link = page.getByRole('link', { name: caption });
  await link.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await expect(viewer.getByText(caption, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\/gallery$/);
  await staff('DELETE', `gallery/${item._id}`, 200);
});
