/** Longitude and latitude in degrees. */
export type Position = readonly [number, number];

/** The border of Nigeria in about seventy points, clockwise from the coast at Seme; drawn for this map alone. */
export const BORDER: readonly Position[] = [
  [2.7, 6.37],
  [2.75, 7.0],
  [2.72, 7.9],
  [2.76, 9.05],
  [3.1, 9.1],
  [3.25, 9.65],
  [3.6, 10.0],
  [3.57, 10.35],
  [3.85, 10.6],
  [3.7, 11.1],
  [3.6, 11.7],
  [3.65, 12.5],
  [3.95, 12.75],
  [4.1, 13.45],
  [4.5, 13.7],
  [5.3, 13.85],
  [6.15, 13.65],
  [6.9, 13.0],
  [7.8, 13.35],
  [8.6, 13.1],
  [9.0, 12.85],
  [9.6, 12.85],
  [10.1, 13.25],
  [10.7, 13.38],
  [11.5, 13.35],
  [12.2, 13.15],
  [12.5, 13.08],
  [13.1, 13.53],
  [13.6, 13.7],
  [14.08, 13.08],
  [14.2, 12.5],
  [14.6, 12.1],
  [14.4, 11.6],
  [14.0, 11.3],
  [13.6, 10.8],
  [13.25, 10.1],
  [13.15, 9.6],
  [12.9, 9.35],
  [12.8, 8.75],
  [12.25, 8.4],
  [12.1, 7.8],
  [11.8, 7.2],
  [11.7, 6.85],
  [11.3, 6.5],
  [11.1, 6.65],
  [10.5, 7.05],
  [10.15, 6.95],
  [9.8, 6.75],
  [9.5, 6.45],
  [9.1, 5.95],
  [8.85, 5.7],
  [8.8, 5.2],
  [8.55, 4.75],
  [8.25, 4.6],
  [7.6, 4.5],
  [7.1, 4.45],
  [6.7, 4.33],
  [6.1, 4.28],
  [5.6, 4.65],
  [5.35, 5.15],
  [5.0, 5.8],
  [4.5, 6.3],
  [3.9, 6.42],
  [3.4, 6.4],
];

/** The Niger from its entry to the delta, and the Benue to where they meet. */
export const RIVERS: readonly (readonly Position[])[] = [
  [
    [3.6, 11.7],
    [4.1, 11.2],
    [4.55, 10.5],
    [4.6, 9.9],
    [4.8, 9.1],
    [5.6, 8.75],
    [6.3, 8.5],
    [6.76, 7.8],
    [6.7, 7.0],
    [6.78, 6.15],
    [6.5, 5.5],
    [6.15, 4.95],
    [6.1, 4.28],
  ],
  [
    [13.2, 9.55],
    [12.5, 9.28],
    [11.6, 9.2],
    [10.7, 8.7],
    [9.75, 8.2],
    [9.0, 7.85],
    [8.53, 7.75],
    [7.6, 7.95],
    [6.76, 7.8],
  ],
];

const WEST = 2.4;
const NORTH = 14.1;
const SCALE = 40;
/** At nine degrees north a degree of longitude is a little shorter than one of latitude. */
const LONGITUDE_FACTOR = 0.988;

/** The size of the drawing, in its own units. */
export const MAP_WIDTH = 492;
export const MAP_HEIGHT = 404;

const round = (value: number) => Math.round(value * 10) / 10;

/** The position on the drawing. */
export const toMap = ([longitude, latitude]: Position): Position => [
  round((longitude - WEST) * SCALE * LONGITUDE_FACTOR),
  round((NORTH - latitude) * SCALE),
];

/** The SVG path through positions. */
export const pathThrough = (positions: readonly Position[]): string =>
  `M${positions.map((position) => toMap(position).join(' ')).join('L')}`;
