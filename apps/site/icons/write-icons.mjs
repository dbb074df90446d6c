import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const MARK = new URL('mark.svg', import.meta.url);
const GREEN = '#1b6b3f';
const ICO_HEADER_BYTES = 22;

/** The logo as a PNG. `share` is its share of the size, `ground` the background. */
async function icon(size, { share = 1, ground = '#00000000' } = {}) {
  const inner = Math.round(size * share);
  const mark = await sharp(await readFile(MARK), { density: 600 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Wraps a PNG as favicon.ico. */
function ico(png, size) {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(ICO_HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}

/** Picture of link previews: the logo above two hills, without text, which would need a font. */
const preview = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
      <rect width="1200" height="630" fill="#e4f1e8"/>
      <circle cx="930" cy="270" r="130" fill="#f4dfae"/>
      <path d="M0 430c180-90 380-110 580-40s420 60 620-30v270H0z" fill="#9cc7ab"/>
      <path d="M0 520c260-70 540-50 780-10 180 30 320 10 420-30v150H0z" fill="${GREEN}"/>
    </svg>`),
  );

/** Writes favicons, icons for home screens and the picture of link previews; returns their URL paths. */
export async function writeIcons(out) {
  await mkdir(join(out, 'icons'), { recursive: true });
  const mark = await icon(360);
  const files = {
    '/favicon.ico': ico(await icon(32), 32),
    '/icons/icon-192.png': await icon(192),
    '/icons/icon-512.png': await icon(512),
    // Devices crop a maskable icon; the inner 80 % always stay visible.
    '/icons/maskable-512.png': await icon(512, { share: 0.72, ground: '#ffffff' }),
    '/icons/apple-touch-icon.png': await icon(180, { share: 0.84, ground: '#ffffff' }),
    '/icons/preview.png': await preview()
      .composite([{ input: mark, left: 130, top: 120 }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  };
  for (const [path, content] of Object.entries(files)) await writeFile(join(out, path), content);
  await copyFile(MARK, join(out, 'favicon.svg'));
  return [...Object.keys(files), '/favicon.svg'];
}
