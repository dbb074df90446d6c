/** Width and height of a drawing in pixels. */
export type Size = readonly [width: number, height: number];

/** Draws a scene as the content of an SVG of this size. */
export type Drawing = (size: Size) => string;

/** Greens, earth and light of the institute's colours, deep to pale. */
const INK = {
  deep: '#0f3d2e',
  green: '#1f6b4a',
  leaf: '#4c9a6a',
  sage: '#9cc5a4',
  mist: '#dcebdd',
  sand: '#f3e8cf',
  clay: '#b98555',
  bark: '#6b4a2f',
  sun: '#f2c66d',
  white: '#fbfdf9',
} as const;

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const ground = (fill: string) => `<rect width="100%" height="100%" fill="${fill}"/>`;
/** Draws in a frame of 1000 units, then moves and scales it, so that shapes keep their proportions. */
const placed = (x: number, y: number, scale: number, content: string, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;

/** A leaf along the x axis, 100 units long. */
const leaf = (fill: string) => path('M0 0 C 25 -28 70 -28 100 0 C 70 28 25 28 0 0 Z', fill);

/** A branch along the x axis with pairs of leaves. */
function branch(pairs: number): string {
  const leaves = Array.from({ length: pairs }, (_, at) => {
    const x = 40 + at * 75;
    return placed(x, 0, 0.9, leaf(INK.leaf), -48) + placed(x + 30, 0, 0.9, leaf(INK.green), 48);
  });
  const end = 40 + pairs * 75;
  return line(`M0 0 H ${end}`, INK.bark, 8) + leaves.join('') + placed(end, 0, 0.9, leaf(INK.leaf));
}

function dove(): string {
  const body = path(
    'M60 330 C 180 250 330 280 420 360 C 470 300 560 290 620 330 L 690 350 L 625 372 C 600 470 470 540 340 500 L 170 560 L 230 470 Z',
    INK.white,
  );
  const wing = path('M300 380 C 250 220 330 90 520 20 C 500 150 520 260 420 400 Z', INK.white);
  const farWing = path('M330 370 C 200 290 130 180 150 50 C 270 120 370 220 400 370 Z', INK.mist);
  return farWing + body + wing + disc(618, 338, 9, INK.deep) + placed(690, 352, 0.5, branch(3), 25);
}

export const doveOverHills: Drawing = ([width, height]) =>
  ground(INK.mist) +
  disc(width * 0.78, height * 0.24, height * 0.11, INK.sun) +
  path(
    `M0 ${height * 0.68} Q ${width * 0.25} ${height * 0.5} ${width * 0.5} ${height * 0.68} T ${width} ${height * 0.6} V ${height} H 0 Z`,
    INK.sage,
  ) +
  path(
    `M0 ${height * 0.82} Q ${width * 0.3} ${height * 0.66} ${width * 0.62} ${height * 0.84} T ${width} ${height * 0.78} V ${height} H 0 Z`,
    INK.leaf,
  ) +
  path(
    `M0 ${height * 0.95} Q ${width * 0.5} ${height * 0.8} ${width} ${height * 0.95} V ${height} H 0 Z`,
    INK.green,
  ) +
  placed(width * 0.2, height * 0.1, height / 1250, dove());

export const acaciaAtDawn: Drawing = ([width, height]) => {
  const crown = (x: number, y: number, reach: number, fill: string) =>
    path(
      `M${x - reach} ${y} C ${x - reach * 0.7} ${y - reach * 0.5} ${x + reach * 0.7} ${y - reach * 0.5} ${x + reach} ${y} C ${x + reach * 0.5} ${y + reach * 0.16} ${x - reach * 0.5} ${y + reach * 0.16} ${x - reach} ${y} Z`,
      fill,
    );
  const [trunk, foot] = [width * 0.5, height * 0.84];
  return (
    ground(INK.sand) +
    disc(trunk, height * 0.62, width * 0.3, INK.sun) +
    path(`M0 ${height * 0.76} H ${width} V ${height} H 0 Z`, INK.leaf) +
    path(
      `M0 ${height * 0.84} Q ${trunk} ${height * 0.78} ${width} ${height * 0.86} V ${height} H 0 Z`,
      INK.green,
    ) +
    path(
      `M${trunk - 22} ${foot} C ${trunk} ${height * 0.7} ${trunk - 10} ${height * 0.6} ${trunk - 120} ${height * 0.42} L ${trunk - 95} ${height * 0.41} L ${trunk} ${height * 0.56} L ${trunk + 105} ${height * 0.38} L ${trunk + 130} ${height * 0.39} C ${trunk + 20} ${height * 0.6} ${trunk + 20} ${height * 0.7} ${trunk + 40} ${foot} Z`,
      INK.bark,
    ) +
    crown(trunk - 90, height * 0.43, width * 0.34, INK.green) +
    crown(trunk + 110, height * 0.38, width * 0.3, INK.deep) +
    crown(trunk, height * 0.32, width * 0.26, INK.leaf)
  );
};

export const roundTable: Drawing = ([width, height]) => {
  const [x, y] = [width / 2, height / 2];
  const chairs = Array.from({ length: 6 }, (_, at) =>
    placed(
      x,
      y,
      height / 1000,
      `<rect x="-75" y="-430" width="150" height="120" rx="34" fill="${at % 2 ? INK.green : INK.leaf}"/><rect x="-85" y="-450" width="170" height="40" rx="20" fill="${INK.deep}"/>`,
      at * 60,
    ),
  );
  return (
    ground(INK.mist) +
    disc(x, y, height * 0.47, INK.white) +
    chairs.join('') +
    disc(x, y, height * 0.29, INK.bark) +
    disc(x, y, height * 0.27, INK.clay) +
    disc(x, y, height * 0.09, INK.sand) +
    Array.from({ length: 8 }, (_, at) => placed(x, y, height / 1200, leaf(INK.green), at * 45)).join('')
  );
};

export const openBook: Drawing = ([width, height]) => {
  const half = (side: 1 | -1) => {
    const at = (dx: number) => 500 + side * dx;
    const lines = Array.from({ length: 5 }, (_, row) =>
      line(
        `M${at(60)} ${500 + row * 48} Q ${at(190)} ${468 + row * 48} ${at(330)} ${492 + row * 48}`,
        INK.sage,
        12,
      ),
    );
    return (
      path(
        `M500 440 C ${at(120)} 370 ${at(300)} 370 ${at(400)} 420 V 760 C ${at(300)} 715 ${at(120)} 720 500 780 Z`,
        side === 1 ? INK.white : INK.sand,
      ) + lines.join('')
    );
  };
  return (
    ground(INK.green) +
    disc(width / 2, height * 0.36, width * 0.3, INK.leaf) +
    placed(
      0,
      0,
      width / 1000,
      path('M70 470 L 500 490 L 930 470 V 810 L 500 840 L 70 810 Z', INK.deep) +
        half(-1) +
        half(1) +
        line('M500 440 C 500 330 505 260 500 180', INK.bark, 12) +
        placed(500, 350, 1.5, leaf(INK.mist), -30) +
        placed(500, 380, 1.5, leaf(INK.sage), -150) +
        placed(500, 250, 1.3, leaf(INK.sage), -38) +
        placed(500, 275, 1.3, leaf(INK.mist), -142) +
        placed(500, 190, 1.2, leaf(INK.mist), -90),
    )
  );
};

export const bridgeOverRiver: Drawing = ([width, height]) => {
  const deck = height * 0.5;
  const arch = (from: number, to: number) =>
    `M${from} ${height * 0.8} V ${deck + 90} A ${(to - from) / 2} ${(to - from) / 2.6} 0 0 1 ${to} ${deck + 90} V ${height * 0.8} Z`;
  const ripple = (y: number, from: number, to: number) =>
    line(`M${width * from} ${height * y} H ${width * to}`, INK.white, 6);
  return (
    ground(INK.sand) +
    path(
      `M0 ${height * 0.5} L ${width * 0.22} ${height * 0.24} L ${width * 0.45} ${height * 0.5} L ${width * 0.7} ${height * 0.2} L ${width} ${height * 0.46} V ${height} H 0 Z`,
      INK.sage,
    ) +
    `<rect y="${height * 0.68}" width="${width}" height="${height * 0.32}" fill="${INK.leaf}"/>` +
    path(
      `M0 ${deck - 10} Q ${width / 2} ${deck - 90} ${width} ${deck - 10} V ${height * 0.8} H 0 Z`,
      INK.clay,
    ) +
    [0.06, 0.375, 0.69].map((from) => path(arch(width * from, width * (from + 0.25)), INK.mist)).join('') +
    [0.06, 0.375, 0.69]
      .map(
        (from) =>
          `<rect x="${width * from}" y="${height * 0.68}" width="${width * 0.25}" height="${height * 0.121}" fill="${INK.leaf}"/>`,
      )
      .join('') +
    line(`M0 ${deck - 14} Q ${width / 2} ${deck - 94} ${width} ${deck - 14}`, INK.bark, 16) +
    ripple(0.86, 0.1, 0.28) +
    ripple(0.9, 0.42, 0.66) +
    ripple(0.86, 0.76, 0.9) +
    ripple(0.95, 0.2, 0.36) +
    ripple(0.96, 0.7, 0.84)
  );
};

export const oliveInJar: Drawing = ([width, height]) =>
  ground(INK.mist) +
  `<rect y="${height * 0.8}" width="${width}" height="${height * 0.2}" fill="${INK.sage}"/>` +
  `<rect x="${width * 0.12}" y="${height * 0.1}" width="${width * 0.76}" height="${height * 0.6}" rx="${width * 0.38}" fill="${INK.white}"/>` +
  placed(width * 0.5, height * 0.56, width / 850, branch(5), -90) +
  placed(width * 0.49, height * 0.57, width / 1000, branch(4), -128) +
  placed(width * 0.51, height * 0.57, width / 1000, branch(4), -52) +
  placed(
    width * 0.5,
    height * 0.53,
    width / 1000,
    path('M-75 0 H 75 L 62 70 C 190 130 210 330 100 420 H -100 C -210 330 -190 130 -62 70 Z', INK.clay) +
      `<rect x="-95" y="-22" width="190" height="44" rx="22" fill="${INK.bark}"/>` +
      line('M-158 210 Q 0 255 158 210', INK.sand, 12) +
      line('M-166 260 Q 0 305 166 260', INK.sand, 12),
  );
