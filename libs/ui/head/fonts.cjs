const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const subsetFont = require('subset-font');
const { CHARACTERS, rangeOf } = require('./characters.cjs');

/** The two families: one for reading, one for headings, which are of one weight. */
const FAMILIES = [
  {
    family: 'Inter',
    name: 'inter',
    package: '@fontsource-variable/inter',
    weight: '400 700',
    axis: { min: 400, max: 700 },
  },
  {
    family: 'Source Serif 4',
    name: 'source-serif-4',
    package: '@fontsource-variable/source-serif-4',
    weight: '600',
    axis: 600,
  },
];

// Kerning, ligatures, marks on letters, and figures of one width for clocks and tables.
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/**
 * The system's fonts that stand in, given the widths and heights of ours, so that lines break in the same places.
 * `ratio` is the average width of our letters over theirs, measured on a page of this site's English; `ascent` and
 * `descent` are our font's own, from its hhea table.
 */
const STAND_INS = [
  { family: 'Inter Arial', weight: '400 599', local: ['Arial', 'ArialMT', 'Liberation Sans'], ratio: 1.068 },
  {
    family: 'Inter Arial',
    weight: '600 700',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    ratio: 1.021,
  },
  { family: 'Inter Roboto', weight: '400 599', local: ['Roboto', 'Roboto-Regular'], ratio: 1.07 },
  { family: 'Inter Roboto', weight: '600 700', local: ['Roboto Bold', 'Roboto-Bold'], ratio: 1.082 },
  { family: 'Source Serif Georgia', weight: '600', local: ['Georgia Bold', 'Georgia-Bold'], ratio: 0.94 },
  {
    family: 'Source Serif Times',
    weight: '600',
    local: ['Noto Serif Bold', 'NotoSerif-Bold'],
    ratio: 0.952,
  },
  {
    family: 'Source Serif Times',
    weight: '600',
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    ratio: 1.131,
  },
];
const HEIGHTS = {
  Inter: { ascent: 0.969, descent: 0.241 },
  'Source Serif': { ascent: 1.036, descent: 0.335 },
};

const percent = (value) => `${(value * 100).toFixed(2)}%`;
const face = (rules) => `@font-face{${rules.join(';')}}`;

const standInFace = ({ family, weight, local, ratio }) => {
  const { ascent, descent } = HEIGHTS[family.startsWith('Inter') ? 'Inter' : 'Source Serif'];
  return face([
    `font-family:"${family}"`,
    `font-weight:${weight}`,
    `src:${local.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${percent(ratio)}`,
    `ascent-override:${percent(ascent / ratio)}`,
    `descent-override:${percent(descent / ratio)}`,
    'line-gap-override:0%',
  ]);
};

async function cut(font, part) {
  const source = readFileSync(
    require.resolve(`${font.package}/files/${font.name}-${part}-wght-normal.woff2`),
  );
  const bytes = await subsetFont(source, CHARACTERS[part], {
    targetFormat: 'woff2',
    variationAxes: { wght: font.axis },
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return { path: `assets/${font.name}-${part}.${hash}.woff2`, bytes };
}

/**
 * Our fonts, cut down to the characters in use: the files, the style sheet that names them, and the two that every
 * page needs.
 *
 * @returns {Promise<{ files: { path: string, bytes: Buffer }[], css: string, preload: string[] }>} paths are of the
 *   site, the addresses in `css` and `preload` begin at its root
 */
exports.cutFonts = async function cutFonts() {
  const files = [];
  const faces = [];
  const preload = [];
  for (const font of FAMILIES) {
    for (const part of Object.keys(CHARACTERS)) {
      const file = await cut(font, part);
      files.push(file);
      if (part === 'latin') preload.push(`/${file.path}`);
      faces.push(
        face([
          `font-family:"${font.family}"`,
          `font-weight:${font.weight}`,
          // A font that comes late is for the next page: letters never change under a reader's eyes.
          'font-display:optional',
          `src:url(/${file.path}) format("woff2")`,
          `unicode-range:${rangeOf(CHARACTERS[part])}`,
        ]),
      );
    }
  }
  return { files, css: [...faces, ...STAND_INS.map(standInFace)].join(''), preload };
};

/** The licence that goes out with the fonts. */
exports.fontLicence = () =>
  FAMILIES.map(
    (font) => `${font.family}\n\n${readFileSync(require.resolve(`${font.package}/LICENSE`), 'utf8')}`,
  ).join('\n\n');
