import sharp from 'sharp';
import { solid } from '../../../testing/pictures';
import { signedPaper } from '../../../testing/signatures';
import { signatureInk } from './signature-ink';

const refusalOf = (bytes: Buffer) =>
  signatureInk(bytes, 'imageFile').then(
    () => 'taken',
    (error: Error & { code?: string }) => `${error.code}: ${error.message}`,
  );
/** The alpha of the middle row, and of the corner. */
async function alphaOf(bytes: Buffer) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3] ?? -1;
  const row = Array.from({ length: info.width }, (_, x) => at(x, Math.floor(info.height / 2)));
  return { channels: info.channels, corner: at(0, 0), most: Math.max(...row) };
}

describe('signatureInk', () => {
  it.each([
    ['white paper', {}],
    ['grey paper', { light: 170 }],
    ['paper with a shadow', { light: 240, shadow: 110 }],
    ['a thick pen', { stroke: 18 }],
  ])('cuts the ink out of %s, on a transparent ground', async (_, paper) => {
    const ink = await signatureInk(await signedPaper(paper), 'imageFile');
    expect(ink.bytes.length).toBeLessThan(30_000);
    expect(ink.width).toBeLessThanOrEqual(640);
    expect(ink.width / ink.height).toBeGreaterThan(2);
    const alpha = await alphaOf(ink.bytes);
    expect(alpha).toMatchObject({ channels: 4, corner: 0 });
    expect(alpha.most).toBeGreaterThan(150);
  });

  it('takes one that is transparent already', async () => {
    const ink = await signatureInk(await signedPaper(), 'imageFile');
    const again = await signatureInk(ink.bytes, 'imageFile');
    expect(Math.abs(again.width - ink.width)).toBeLessThan(20);
  });

  it('refuses paper without ink, and what is dark all over', async () => {
    expect(await refusalOf(await solid(600, 200, '#f4f4f4').png().toBuffer())).toMatch(
      /^NOT_AN_IMAGE: No signature/,
    );
    const stripes =
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><defs><pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="9" height="20"/></pattern></defs><rect width="600" height="300" fill="#fff"/><rect width="600" height="300" fill="url(#p)"/></svg>';
    expect(await refusalOf(await sharp(Buffer.from(stripes)).png().toBuffer())).toMatch(
      /^NOT_AN_IMAGE: This does not look like a signature/,
    );
  });
});
