import sharp from 'sharp';

/** Pen stroke on paper of this lightness, 0 to 255, with a shadow at one side. */
export function signedPaper({ light = 245, stroke = 7, shadow = 0 } = {}): Promise<Buffer> {
  const dark = Math.max(0, light - shadow);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="500">
<linearGradient id="light"><stop stop-color="rgb(${light},${light},${light})"/><stop offset="1" stop-color="rgb(${dark},${dark},${dark})"/></linearGradient>
<rect width="1200" height="500" fill="url(#light)"/>
<path d="M200 340C280 120 360 160 330 300S480 180 520 280 640 220 680 300 800 150 830 300 960 220 1000 260" fill="none" stroke="#223a8c" stroke-width="${stroke}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
