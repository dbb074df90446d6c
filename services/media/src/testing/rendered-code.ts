import puppeteer from 'puppeteer';
import sharp from 'sharp';
import { create } from 'qrcode';
import { fontStyles } from '../shared/printing/fonts';

/** Pixels per millimetre: a module of a code has several. */
const DOTS_PER_PIXEL = 3;

/** Modules of the QR code in a grey rendering, from the upper left corner; true is dark. */
async function modulesOf(html: string, size: number): Promise<boolean[]> {
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', `--force-device-scale-factor=${DOTS_PER_PIXEL}`],
  });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1123, height: 794, deviceScaleFactor: DOTS_PER_PIXEL });
    await page.setContent(html.replace(fontStyles, ''), { waitUntil: 'load' });
    const code = await page.$('.proof svg');
    const picture = await code?.screenshot();
    const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    const at = (place: number, whole: number) => Math.floor(((place + 0.5) / size) * whole);
    return Array.from({ length: size * size }, (_, module) => {
      const [x, y] = [at(module % size, info.width), at(Math.floor(module / size), info.height)];
      return (data[y * info.width + x] ?? 255) < 128;
    });
  } finally {
    await browser.close();
  }
}

/** Compares the QR code in a grey rendering with that of the address, module by module. */
export async function showsCode(html: string, address: string): Promise<boolean> {
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules;
  const seen = await modulesOf(html, size);
  return seen.every((isDark, module) => isDark === Boolean(data[module]));
}
