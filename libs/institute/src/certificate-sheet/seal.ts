import { rosette } from './guilloche';
import { tint } from './tints';

/** The dove of the institute's logo, in a field of 48 by 48 units. */
export const DOVE =
  'M13 27c0-7 5-12 12-13 4-.5 8 .5 10 2-2 .3-3.5.8-4.5 1.8 1.5 6-2 12-9 13-3.5.5-6.5-.8-8.5-3.8zM15 27c4 1 9-1 12-6M13 33c3.5 3 7 4.3 11 4.3s7.5-1.3 11-4.3';
const EDGE_TEETH = 60;

/** Toothed edge of an embossed seal. */
function edge(): string {
  const points = Array.from({ length: EDGE_TEETH * 2 }, (_, at) => {
    const radius = at % 2 === 0 ? 49 : 46.6;
    const angle = (Math.PI * at) / EDGE_TEETH;
    return `${(50 + radius * Math.cos(angle)).toFixed(2)} ${(50 + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

/**
 * The institute's seal as SVG: line art without text, which prints well in grey and is not read as
 * a heading.
 */
export function seal(accent: string): string {
  const weave = rosette({ centre: [50, 50], radius: 43, depth: 0.31, petals: 24, turns: 4 });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" aria-hidden="true">',
    `<path d="${edge()}" fill="${accent}"/>`,
    '<circle cx="50" cy="50" r="44.4" fill="#fff"/>',
    `<path d="${weave}" fill="none" stroke="${tint(accent, 0.75)}" stroke-width=".5"/>`,
    `<circle cx="50" cy="50" r="28.6" fill="#fff" stroke="${accent}" stroke-width="1.1"/>`,
    `<circle cx="50" cy="50" r="26.6" fill="none" stroke="${accent}" stroke-width=".5"/>`,
    `<g transform="translate(50 50) scale(1.5) translate(-24 -25.6)" fill="none" stroke="${accent}" stroke-width="1.35" stroke-linecap="round" stroke-linejoin="round"><path d="${DOVE}"/></g>`,
    '</svg>',
  ].join('');
}
