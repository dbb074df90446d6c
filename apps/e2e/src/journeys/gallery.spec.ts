import type { GalleryItem } from '@concord/contracts';
import { makePortraitUrl } from '@concord/testing';
import { expect, test } from '@playwright/test';
import { OFFICER, unique } from '../support/accounts';
import { expectCalm, observe } from '../support/public-page';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi } from '../support/staff';

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

test('staff move a picture and change its caption, and the website shows the changes', async ({
  page,
  request,
}) => {
  const staff = await staffApi(request);
  const [first, second] = [unique('Peace walk '), unique('Induction ')];
  for (const [seed, caption] of [first, second].entries())
    await staff('POST', 'gallery/upload', 201, { imageFile: await makePortraitUrl(seed, 60), caption });
  await signInAsStaff(page, OFFICER, '/admin/gallery-settings');
  await page.getByRole('button', { name: `Move ${first} forward` }).click();
  await expect(page.getByText(`${first} is now number`)).toBeAttached();
  await page.getByRole('button', { name: `Edit the caption ${second}` }).click();
  await page.getByRole('textbox', { name: 'Caption' }).fill(`${second} of 2026`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${second} of 2026`, { exact: true })).toBeVisible();
  await expectReadable(page, 'the gallery settings', { widths: [360] });

  const shown = (await (await request.get('/api/gallery')).json()) as GalleryItem[];
  const captions = shown.map(({ caption }) => caption);
  expect(captions.indexOf(first)).toBeLessThan(captions.indexOf(`${second} of 2026`));
  for (const { _id, caption } of shown)
    if (caption.startsWith(first) || caption.startsWith(second)) await staff('DELETE', `gallery/${_id}`, 200);
});
