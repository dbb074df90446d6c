import sharp from 'sharp';

/** Gallery pictures drawn by code: an abstract landscape each, with the caption that goes with it. */
export const GALLERY = [
  {
    caption: 'Opening of the annual peace training week in Abuja',
    hue: 145,
    hills: 3,
    width: 1200,
    height: 800,
  },
  { caption: 'Peace club day at a secondary school in Jigawa', hue: 95, hills: 4, width: 900, height: 1200 },
  { caption: 'Mediation role play, foundation course', hue: 165, hills: 2, width: 1200, height: 900 },
  { caption: 'Induction of new members', hue: 40, hills: 3, width: 1000, height: 1000 },
  {
    caption: 'Farmers and herders dialogue, a field visit in Adamawa',
    hue: 75,
    hills: 5,
    width: 1200,
    height: 700,
  },
  { caption: 'Certificate presentation to the second diet', hue: 200, hills: 3, width: 900, height: 1100 },
] as const;

/** The picture as JPEG. */
export function drawPicture({ hue, hills, width, height }: (typeof GALLERY)[number]): Promise<Buffer> {
  const ridges = Array.from({ length: hills }, (_, i) => {
    const top = height * (0.45 + (0.45 * i) / hills);
    const sway = height * 0.12 * (i % 2 ? 1 : -1);
    const shade = `hsl(${hue} 38% ${58 - i * 9}%)`;
    return `<path d="M0 ${top} C ${width * 0.3} ${top - sway}, ${width * 0.6} ${top + sway}, ${width} ${top - sway / 2} V ${height} H 0 Z" fill="${shade}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 45% 88%)"/>
    <circle cx="${width * 0.72}" cy="${height * 0.26}" r="${height * 0.1}" fill="hsl(45 80% 72%)"/>
    ${ridges.join('')}
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}
