import { ground, rosette } from '../certificate-sheet/guilloche';

/** Size of a bank card in millimetres (ISO/IEC 7810 ID-1), with the radius of its corners. */
export const CARD_SIZE = { width: 85.6, height: 54, corner: 3.18 } as const;

/** SVG path data of the waves behind a card's text, in millimetres. */
export const cardWaves = (): string =>
  ground(
    { x: -1, y: 7, width: CARD_SIZE.width + 2, height: 40 },
    { lines: 26, counts: [4, 2], heights: [1.3, 3.4] },
  );

/** SVG path data of the lace ring at a card's edge, in millimetres. */
export const cardRose = (): string =>
  rosette({ centre: [74, 12], radius: 27, depth: 0.62, petals: 18, turns: 6 });
