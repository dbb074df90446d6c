/** Border of Nigeria as an SVG path, clockwise from the coast at Seme; drawn for this map. */
export const BORDER =
  'M11.9 309.2L13.8 284L12.6 248L14.2 202L27.7 200L33.6 178L47.4 164L46.2 150L57.3 140L51.4 120L47.4 96L49.4 64L61.3 54L67.2 26L83 16L114.6 10L148.2 18L177.8 44L213.4 30L245 40L260.8 50L284.5 50L304.3 34L328 28.8L359.6 30L387.3 38L399.2 40.8L422.9 22.8L442.6 16L461.6 40.8L466.3 64L482.1 80L474.2 100L458.4 112L442.6 132L428.8 160L424.8 180L415 190L411 214L389.3 228L383.3 252L371.5 276L367.5 290L351.7 304L343.8 298L320.1 282L306.3 286L292.4 294L280.6 306L264.8 326L254.9 336L252.9 356L243 374L231.2 380L205.5 384L185.7 386L169.9 390.8L146.2 392.8L126.5 378L116.6 358L102.8 332L83 312L59.3 307.2L39.5 308Z';

/** The Niger from the border to the delta, and the Benue to their confluence. */
export const RIVERS = [
  'M47.4 96L67.2 116L85 144L86.9 168L94.8 200L126.5 214L154.1 224L172.3 252L169.9 284L173.1 318L162 344L148.2 366L146.2 392.8',
  'M426.8 182L399.2 192.8L363.6 196L328 216L290.5 236L260.8 250L242.3 254L205.5 246L172.3 252',
] as const;

const WEST = 2.4;
const NORTH = 14.1;
const SCALE = 40;
/** Ratio of a degree of longitude to one of latitude at nine degrees north. */
const LONGITUDE_FACTOR = 0.988;

/** Size of the drawing in its own units. */
export const MAP_WIDTH = 492;
export const MAP_HEIGHT = 404;

/** Converts degrees to a position on the drawing. */
export const toMap = (longitude: number, latitude: number): readonly [x: number, y: number] => [
  (longitude - WEST) * SCALE * LONGITUDE_FACTOR,
  (NORTH - latitude) * SCALE,
];
