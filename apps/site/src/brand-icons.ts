import { givenSettings } from '@concord/institute';
import { brandMark } from '@concord/ui/brand';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/** Maps a colour `#rrggbb` to another. */
type Recolour = (colour: string) => string;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOUR = /#[0-9a-f]{6}\b/g;

/** Recolours the palette of the PNG at an offset; other bytes stay. */
function recolourPng(file: Buffer, start: number, recolour: Recolour): void {
  for (let at = start + SIGNATURE.length; at < file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + 8 + length;
    if (type === 'PLTE') {
      for (let entry = at + 8; entry < end; entry += 3) {
        const colour = `#${file.toString('hex', entry, entry + 3)}`;
        file.write(recolour(colour).slice(1), entry, 'hex');
      }
      file.writeUInt32BE(crc32(file.subarray(at + 4, end)), end);
    }
    at = end + 4;
  }
}

/** Recolours an icon (PNG with a palette, ICO with such a PNG, or SVG). */
export function recoloured(icon: Buffer, recolour: Recolour): Buffer {
  const start = icon.indexOf(SIGNATURE);
  if (start < 0) return Buffer.from(icon.toString().replace(COLOUR, recolour));
  const file = Buffer.from(icon);
  recolourPng(file, start, recolour);
  return file;
}

/** Recolours the icons in a folder with the institute's colours. */
export async function brandIcons(folder: string, files: readonly string[]): Promise<void> {
  const { colours } = givenSettings();
  if (!colours) return;
  const recolour = brandMark(colours);
  for (const path of files
    .filter((file) => /\.(?:png|ico|svg)$/.test(file))
    .map((file) => join(folder, file)))
    await writeFile(path, recoloured(await readFile(path), recolour));
}
