import { makePdf, makePortrait } from '@concord/testing';
import sharp from 'sharp';
import {
  makeAnimatedGif,
  makeAnimatedPng,
  makeAnimatedWebp,
  makeHeic,
  makeEmptyPng,
  solid,
} from '../../testing/pictures';
import { normalizePicture, isPicture } from './picture';

const format = { type: 'image/jpeg', maxSide: 1000 } as const;
const normalize = (bytes: Buffer) => normalizePicture(bytes, format, 'image_data');

/** Largest distance, over the channels, of a picture's mean colour from this one. */
async function colourDistance(bytes: Buffer, colour: string): Promise<number> {
  const { channels } = await sharp(bytes).stats();
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...wanted.map((value, index) => Math.abs(value - (channels[index]?.mean ?? -999))));
}

describe('normalizePicture', () => {
  it('refuses animated PNG and WebP', async () => {
    for (const bytes of [await makeAnimatedPng(), await makeAnimatedWebp()])
      await expect(normalize(bytes)).rejects.toMatchObject({
        code: 'NOT_AN_IMAGE',
        message: expect.stringContaining('Animated'),
      });
  });

  it.each([
    ['an SVG with a script', Buffer.from('<svg onload="alert(1)"><script>1</script></svg>'), 'not a picture'],
    ['an SVG with an XML head', Buffer.from('<?xml version="1.0"?><svg></svg>'), 'not a picture'],
    ['a PDF', makePdf(), 'not a picture'],
    ['one byte', Buffer.from([0xff]), 'not a picture'],
    ['HEIC', makeHeic(), 'HEIC'],
    ['an animated GIF', makeAnimatedGif(), 'Animated'],
    ['30 megapixels', makeEmptyPng(6000, 5000), '30 megapixels'],
    ['a header with a false size', makeEmptyPng(900_000, 900_000), 'megapixels'],
    ['a picture without pixels', makeEmptyPng(30, 30), 'damaged'],
  ])('refuses %s with the reason', async (_, bytes, words) => {
    await expect(normalize(bytes)).rejects.toMatchObject({
      statusCode: 400,
      code: 'NOT_AN_IMAGE',
      message: expect.stringContaining(words),
      extra: { issues: [{ path: 'image_data', message: expect.stringContaining(words) }] },
    });
  });

  it('refuses a truncated picture', async () => {
    const whole = await makePortrait();
    await expect(normalize(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: 'NOT_AN_IMAGE',
    });
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('accepts a still %s', async (format) => {
    const bytes = await sharp(await makePortrait())
      .toFormat(format)
      .toBuffer();
    expect(await normalize(bytes)).toMatchObject({ type: 'image/jpeg', width: 300, height: 300 });
  });

  it('converts a CMYK JPEG to RGB', async () => {
    const colours = ['#c81e1e', '#1e8c32', '#f0f0f0'];
    for (const background of colours) {
      const cmyk = await solid(32, 32, background).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
      expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
      const { bytes } = await normalize(cmyk);
      expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
      expect(await colourDistance(bytes, background)).toBeLessThan(40);
    }
  });

  it('converts 16 bits a channel and greyscale to 8-bit RGB', async () => {
    const grey = sharp(await makePortrait()).greyscale();
    const many = sharp(await makePortrait()).toColourspace('rgb16');
    for (const given of [await grey.jpeg().toBuffer(), await many.png().toBuffer()]) {
      const { bytes } = await normalize(given);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb', depth: 'uchar' });
    }
    expect((await sharp(await many.png().toBuffer()).metadata()).depth).toBe('ushort');
  });

  it('makes a picture upright and removes EXIF, GPS, XMP and the colour profile', async () => {
    const sideways = await sharp(await makePortrait(1, 300))
      .resize(300, 200)
      .withExif({ IFD0: { Artist: 'Someone' }, IFD3: { GPSLatitude: '9/1 4/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const given = await sharp(sideways).metadata();
    expect([given.orientation, !!given.exif, !!given.xmp, !!given.icc]).toEqual([6, true, true, true]);
    const { bytes, width, height } = await normalize(sideways);
    const meta = await sharp(bytes).metadata();
    expect([width, height]).toEqual([200, 300]);
    expect([meta.orientation, meta.exif, meta.xmp, meta.iptc, meta.icc]).toEqual(Array(5).fill(undefined));
    expect(bytes.toString('latin1')).not.toMatch(/Someone|GPS|secret/);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('applies EXIF orientation %i', async (orientation) => {
    // Four corners of different colours, so that every rotation and mirroring looks different.
    const corner = (background: string) => solid(24, 16, background).png().toBuffer();
    const given = await solid(48, 32, '#ffffff')
      .composite([
        { input: await corner('#ff0000'), left: 0, top: 0 },
        { input: await corner('#00ff00'), left: 24, top: 0 },
        { input: await corner('#0000ff'), left: 0, top: 16 },
      ])
      .jpeg({ quality: 100 })
      .withMetadata({ orientation })
      .toBuffer();
    const expected = await sharp(given).autoOrient().raw().toBuffer({ resolveWithObject: true });
    const { bytes, width, height } = await normalize(given);
    expect([width, height]).toEqual([expected.info.width, expected.info.height]);
    const shown = await sharp(bytes).raw().toBuffer();
    const difference = shown.reduce((sum, value, at) => sum + Math.abs(value - (expected.data[at] ?? 0)), 0);
    expect(difference / shown.length).toBeLessThan(8);
  });

  it('removes comments and trailing bytes', async () => {
    const page = '<script>alert(1)</script>';
    const portrait = await makePortrait();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), Buffer.from(page)]);
    const padded = Buffer.concat([portrait.subarray(0, 2), comment, portrait.subarray(2), Buffer.from(page)]);
    const { bytes } = await normalize(padded);
    expect(bytes.includes(page)).toBe(false);
    expect((await sharp(bytes).metadata()).width).toBe(300);
  });

  it('accepts exactly 25 megapixels and refuses one row more', async () => {
    const flat = (height: number) => solid(5000, height).png().toBuffer();
    expect(await normalize(await flat(5000))).toMatchObject({ width: 1000, height: 1000 });
    await expect(normalize(await flat(5001))).rejects.toMatchObject({
      message: expect.stringContaining('26 megapixels'),
    });
  });

  it('makes a large picture smaller and does not enlarge a small one', async () => {
    expect(await normalize(await makePortrait(1, 1800))).toMatchObject({ width: 1000, height: 1000 });
    expect(await normalize(await makePortrait(1, 40))).toMatchObject({ width: 40 });
  });

  it('puts a transparent picture on white', async () => {
    const clear = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { dominant } = await sharp((await normalize(clear)).bytes).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });
});

describe('isPicture', () => {
  it('detects pictures by content', async () => {
    expect(await isPicture(await makePortrait())).toBe(true);
    expect(await isPicture(makeHeic())).toBe(true);
    expect(await isPicture(makePdf())).toBe(false);
    expect(await isPicture(Buffer.alloc(0))).toBe(false);
  });
});
