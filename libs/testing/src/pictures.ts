import sharp from 'sharp';

/** Data URL of bytes, the form in which registration and gallery send files. */
export function dataUrlOf(bytes: Buffer, type: string): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

const SKINS = ['#8d5524', '#6b4423', '#a5673f', '#5c3a21'];
const SHIRTS = ['#14532d', '#1e3a8a', '#7c2d12', '#4c1d95'];

function pick(choices: readonly string[], seed: number): string {
  return choices[Math.abs(seed) % choices.length] ?? '#444';
}

function portraitSvg(seed: number, side: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${side}" height="${side}">
    <rect width="100" height="100" fill="hsl(${(seed * 47) % 360} 45% 82%)"/>
    <path d="M12 100 Q16 66 50 66 Q84 66 88 100 Z" fill="${pick(SHIRTS, seed)}"/>
    <rect x="42" y="54" width="16" height="18" rx="6" fill="${pick(SKINS, seed)}"/>
    <ellipse cx="50" cy="42" rx="19" ry="23" fill="${pick(SKINS, seed)}"/>
    <path d="M30 40 Q30 16 50 16 Q70 16 70 40 Q62 28 50 28 Q38 28 30 40 Z" fill="#1c1917"/>
    <circle cx="43" cy="42" r="2.2"/><circle cx="57" cy="42" r="2.2"/>
    <path d="M43 54 Q50 58 57 54" stroke="#3b1d0f" stroke-width="1.6" fill="none"/>
  </svg>`;
}

/** A drawn passport photo as JPEG. @param seed selects the person, @param side width and height in pixels */
export function makePortrait(seed = 1, side = 300): Promise<Buffer> {
  return sharp(Buffer.from(portraitSvg(seed, side)))
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The same portrait as a data URL. */
export async function makePortraitUrl(seed = 1, side = 300): Promise<string> {
  return dataUrlOf(await makePortrait(seed, side), 'image/jpeg');
}
