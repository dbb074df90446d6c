import { dataUrlOf, makePdf, makePortrait } from '@concord/testing';
import sharp from 'sharp';
import { makeAnimatedGif, makeHeic, makeHollowPng } from '../testing/uploads';
import { bytesOfDataUrl } from './data-url';
import { cleanPicture, looksLikePicture } from './picture';

const goal = { type: 'image/jpeg', maxSide: 1000 } as const;
const clean = (bytes: Buffer) => cleanPicture(bytes, goal, 'image_data');

describe('cleanPicture', () => {
  it.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'),
      'not a picture',
    ],
    ['an SVG with an XML head', Buffer.from('<?xml version="1.0"?><svg></svg>'), 'not a picture'],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not a picture'],
    ['plain text', Buffer.from('just some words, not a picture at all'), 'not a picture'],
    ['a PDF', makePdf(), 'not a picture'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)]), 'not a picture'],
    ['one byte', Buffer.from([0xff]), 'not a picture'],
    ['HEIC', makeHeic(), 'HEIC'],
    ['an animated GIF', makeAnimatedGif(), 'Animated'],
    ['30 megapixels', makeHollowPng(6000, 5000), '30 megapixels'],
    ['a header that lies about its size', makeHollowPng(900_000, 900_000), 'megapixels'],
    ['a picture without pixels', makeHollowPng(30, 30), 'damaged'],
  ])('refuses %s and says why', async (_, bytes, words) => {
    await expect(clean(bytes)).rejects.toMatchObject({
      statusCode: 400,
      code: 'NOT_AN_IMAGE',
      message: expect.stringContaining(words),
      extra: { issues: [{ path: 'image_data', message: expect.stringContaining(words) }] },
    });
  });

  it('refuses a picture that ends half way', async () => {
    const whole = await makePortrait();
    await expect(clean(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'NOT_AN_IMAGE' });
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('takes a still %s', async (format) => {
    const bytes = await sharp(await makePortrait())
      .toFormat(format)
      .toBuffer();
    expect(await clean(bytes)).toMatchObject({ type: 'image/jpeg', width: 300, height: 300 });
  });

  it('takes a CMYK JPEG and makes it RGB', async () => {
    const cmyk = await sharp(await makePortrait())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    expect((await sharp((await clean(cmyk)).bytes).metadata()).space).toBe('srgb');
  });

  it('turns a picture upright and leaves EXIF and GPS behind', async () => {
    const sideways = await sharp(await makePortrait(1, 300))
      .resize(300, 200)
      .withExif({ IFD0: { Artist: 'Someone' }, IFD3: { GPSLatitude: '9/1 4/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).orientation).toBe(6);
    const { bytes, width, height } = await clean(sideways);
    const meta = await sharp(bytes).metadata();
    expect([width, height, meta.orientation, meta.exif]).toEqual([200, 300, undefined, undefined]);
  });

  it('makes a large picture smaller and does not blow up a small one', async () => {
    expect(await clean(await makePortrait(1, 1800))).toMatchObject({ width: 1000, height: 1000 });
    expect(await clean(await makePortrait(1, 40))).toMatchObject({ width: 40 });
  });

  it('puts a transparent picture on white', async () => {
    const clear = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { dominant } = await sharp((await clean(clear)).bytes).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });
});

describe('looksLikePicture', () => {
  it('judges by content', async () => {
    expect(await looksLikePicture(await makePortrait())).toBe(true);
    expect(await looksLikePicture(makeHeic())).toBe(true);
    expect(await looksLikePicture(makePdf())).toBe(false);
    expect(await looksLikePicture(Buffer.alloc(0))).toBe(false);
  });
});

describe('bytesOfDataUrl', () => {
  const rules = { maxBytes: 1000, noun: 'picture', path: 'image_data' };

  it('gives the bytes of any media type', () => {
    expect(bytesOfDataUrl(dataUrlOf(Buffer.from('abcd'), 'text/html;charset=utf-8'), rules).toString()).toBe(
      'abcd',
    );
  });

  it.each([
    ['no data URL', 'https://example.org/a.png'],
    ['no base64', 'data:image/png,abc'],
    ['nothing after the comma', 'data:image/png;base64,'],
    ['characters that are not base64', 'data:image/png;base64,ab!!cd$$ef'],
    ['spaces', 'data:image/png;base64,ab cd ef gh'],
    ['an endless head', `data:${'x'.repeat(500)};base64,abcd`],
    ['an empty text', ''],
  ])('refuses %s', (_, url) => {
    expect(() => bytesOfDataUrl(url, rules)).toThrow(
      expect.objectContaining({ statusCode: 400, code: 'NOT_AN_IMAGE' }),
    );
  });

  it('takes exactly the limit and refuses one byte more', () => {
    expect(bytesOfDataUrl(dataUrlOf(Buffer.alloc(1000), 'image/png'), rules)).toHaveLength(1000);
    expect(() => bytesOfDataUrl(dataUrlOf(Buffer.alloc(1001), 'image/png'), rules)).toThrow(
      expect.objectContaining({ statusCode: 413, code: 'PAYLOAD_TOO_LARGE' }),
    );
  });

  it('judges 16 MB of nonsense', () => {
    const url = `data:image/png;base64,${'!'.repeat(16_000_000)}`;
    expect(() => bytesOfDataUrl(url, { ...rules, maxBytes: 20_000_000 })).toThrow('empty');
  });
});
