import type { CertificateDesign } from '@concord/contracts';
import type { Point } from './curves';
import { ground, ribbon, rosette } from './guilloche';
import { SHEET_SIZE } from './places';
import { tint } from './tints';

const { width: WIDTH, height: HEIGHT } = SHEET_SIZE;

const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const frame = (inset: number, colour: string, width: number, radius = 0) =>
  `<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}" rx="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** A large rosette of three lace rings. */
const lace = (centre: Point, radius: number): string =>
  [
    { radius, depth: 0.3, petals: 36, turns: 6 },
    { radius: radius * 0.72, depth: 0.42, petals: 24, turns: 6 },
    { radius: radius * 0.43, depth: 0.6, petals: 16, turns: 5 },
  ]
    .map((ring) => rosette({ centre, ...ring }))
    .join('');

/** Woven frame with a rosette in each corner, around a background of waves. */
function membership(accent: string): string {
  const [edge, height] = [16, 4.6];
  const [right, low] = [WIDTH - edge, HEIGHT - edge];
  const corners = [
    [edge, edge],
    [right, edge],
    [right, low],
    [edge, low],
  ] as const;
  const sides = corners.map((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    return ribbon({ from, to, strands: 7, waves: at % 2 === 0 ? 32 : 20, height });
  });
  const roses = corners.flatMap(([x, y]) => [
    disc(x, y, 10.4, '#fff'),
    line(
      rosette({ centre: [x, y], radius: 9.6, depth: 0.62, petals: 12, turns: 5 }),
      tint(accent, 0.85),
      0.16,
    ),
    disc(x, y, 1.5, accent),
  ]);
  const waves = { lines: 56, counts: [6, 2], heights: [2.4, 4.2] } as const;
  return [
    line(ground({ x: 24, y: 31, width: 249, height: 148 }, waves), tint(accent, 0.15), 0.15),
    line(sides.join(''), tint(accent, 0.72), 0.18),
    frame(9.4, accent, 0.7),
    frame(22.4, accent, 0.35),
    ...roses,
  ].join('');
}

/** Woven band at the left, and a rosette that the lower right corner crops. */
function course(accent: string): string {
  const [x, y, width, height] = [9, 9, 62, 192];
  const waves = { lines: 110, counts: [2.5, 1], heights: [2.2, 5] } as const;
  return [
    '<defs><clipPath id="band"><rect x="9" y="9" width="62" height="192"/></clipPath><clipPath id="page"><rect x="71" y="9" width="217" height="192"/></clipPath></defs>',
    `<g clip-path="url(#page)">${line(lace([262, 188], 84), tint(accent, 0.15), 0.16)}</g>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${tint(accent, 0.1)}"/>`,
    `<g clip-path="url(#band)">${line(ground({ x, y: y - 8, width, height: height + 16 }, waves), tint(accent, 0.42), 0.16)}</g>`,
    `<rect x="${x + width}" y="${y}" width="1.6" height="${height}" fill="${accent}"/>`,
    frame(9, accent, 0.35),
  ].join('');
}

/** Thin rules with cut corners around one large rosette. */
function diploma(accent: string): string {
  const [cx, cy] = [WIDTH / 2, HEIGHT / 2 + 4];
  /** A frame whose corners are cut by quarter circles. */
  const cut = (inset: number) => {
    const [right, low, notch] = [WIDTH - inset, HEIGHT - inset, 9];
    const arc = (x: number, y: number) => `a${notch} ${notch} 0 0 0 ${x * notch} ${y * notch}`;
    return `M${inset + notch} ${inset}H${right - notch}${arc(1, 1)}V${low - notch}${arc(-1, 1)}H${inset + notch}${arc(-1, -1)}V${inset + notch}${arc(1, -1)}Z`;
  };
  const corners = [
    [13, 13],
    [WIDTH - 13, 13],
    [WIDTH - 13, HEIGHT - 13],
    [13, HEIGHT - 13],
  ] as const;
  return [
    line(lace([cx, cy], 86), tint(accent, 0.17), 0.17),
    line(cut(9), accent, 1.1),
    line(cut(11.4), tint(accent, 0.6), 0.3),
    line(cut(13.2), accent, 0.3),
    ...corners.map(([x, y]) =>
      line(rosette({ centre: [x, y], radius: 4.8, depth: 0.7, petals: 8, turns: 3 }), accent, 0.16),
    ),
  ].join('');
}

const SHEETS: Readonly<Record<CertificateDesign, (accent: string) => string>> = {
  membership,
  course,
  diploma,
};

/** Cache of each design's last background, which bulk certificates share; drawing takes milliseconds. */
const drawn = new Map<CertificateDesign, { accent: string; svg: string }>();

/** Background of a design as SVG, in the size of the sheet. The same for the same design and colour. */
export function sheetGround(design: CertificateDesign, accent: string): string {
  const last = drawn.get(design);
  if (last?.accent === accent) return last.svg;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${SHEETS[design](accent)}</svg>`;
  drawn.set(design, { accent, svg });
  return svg;
}
