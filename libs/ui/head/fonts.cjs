const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const subsetFont = require('subset-font');
const { CHARACTERS } = require('./characters.cjs');
const { lateFontsScript } = require('./late-fonts.cjs');

/**
 * Font families: one for text, one for headings, which have a single weight. The packages contain complete
 * fonts; in packages split by script, a Nigerian name would need three files. `scale` keeps the widths of
 * headings.
 */
const FAMILIES = [
  {
    family: 'Inter',
    name: 'inter',
    file: 'inter-ui/variable/InterVariable.woff2',
    licence: 'inter-ui/LICENSE.txt',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 }, opsz: 14 },
  },
  {
    family: 'Noto Serif',
    name: 'noto-serif',
    file: '@expo-google-fonts/noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf',
    licence: '@expo-google-fonts/noto-serif/LICENSE_FONT',
    weight: '600',
    scale: 0.97,
  },
];

// OpenType features: kerning, ligatures, tone marks, and tabular figures for clocks and tables.
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/**
 * System fonts as fallbacks, scaled to the metrics of our fonts, so that lines break at the same places.
 * `ratio` is the average width of our letters divided by theirs, measured on English text of this site. Inter
 * widens with its weight; a system font has only a few weights.
 */
const FALLBACKS = [
  { family: 'Inter Arial', weight: '400 499', local: ['Arial', 'ArialMT', 'Liberation Sans'], ratio: 1.068 },
  { family: 'Inter Arial', weight: '500 599', local: ['Arial', 'ArialMT', 'Liberation Sans'], ratio: 1.083 },
  {
    family: 'Inter Arial',
    weight: '600 700',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    ratio: 1.021,
  },
  { family: 'Inter Roboto', weight: '400 499', local: ['Roboto', 'Roboto-Regular'], ratio: 1.07 },
  { family: 'Inter Roboto', weight: '500 599', local: ['Roboto', 'Roboto-Regular'], ratio: 1.085 },
  { family: 'Inter Roboto', weight: '600 700', local: ['Roboto Bold', 'Roboto-Bold'], ratio: 1.082 },
  { family: 'Inter DejaVu', weight: '400 499', local: ['DejaVu Sans', 'DejaVuSans'], ratio: 0.938 },
  { family: 'Inter DejaVu', weight: '500 599', local: ['DejaVu Sans', 'DejaVuSans'], ratio: 0.951 },
  { family: 'Inter DejaVu', weight: '600 700', local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], ratio: 0.85 },
  { family: 'Noto Serif Georgia', weight: '600', local: ['Georgia Bold', 'Georgia-Bold'], ratio: 0.94 },
  {
    family: 'Noto Serif Times',
    weight: '600',
    local: ['Noto Serif Bold', 'NotoSerif-Bold'],
    ratio: 0.952,
  },
  {
    family: 'Noto Serif Times',
    weight: '600',
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    ratio: 1.131,
  },
  {
    family: 'Noto Serif DejaVu',
    weight: '600',
    local: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'],
    ratio: 0.845,
  },
];
/** Metrics of our fonts, from their hhea tables, scaled. */
const HEIGHTS = {
  Inter: { ascent: 0.969, descent: 0.241 },
  'Noto Serif': { ascent: 1.037, descent: 0.284 },
};

const percent = (value) => `${(value * 100).toFixed(2)}%`;
const face = (rules) => `@font-face{${rules.join(';')}}`;

const fallbackFace = ({ family, weight, local, ratio }) => {
  const { ascent, descent } = HEIGHTS[family.startsWith('Inter') ? 'Inter' : 'Noto Serif'];
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

async function subset({ name, file, axes }) {
  const bytes = await subsetFont(readFileSync(require.resolve(file)), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return { path: `assets/${name}.${hash}.woff2`, bytes };
}

/**
 * Subsets the fonts to the characters in use.
 *
 * @returns {Promise<{ files: { path: string, bytes: Buffer }[], css: string, preload: string[], script: string }>} the font files, the
 *   style sheet with their `@font-face` rules, the addresses of the files, which every page needs, and the script that
 *   uses late ones
 */
exports.subsetFonts = async function subsetFonts() {
  const files = [];
  const faces = [];
  const late = [];
  for (const font of FAMILIES) {
    const file = await subset(font);
    files.push(file);
    faces.push(
      face([
        `font-family:"${font.family}"`,
        `font-weight:${font.weight}`,
        // A font that loads too late is used only where nothing moves, see `late-fonts.cjs`.
        'font-display:optional',
        `src:url(/${file.path}) format("woff2")`,
        ...(font.scale ? [`size-adjust:${percent(font.scale)}`] : []),
      ]),
    );
    late.push({
      family: font.family,
      path: `/${file.path}`,
      descriptors: { weight: font.weight, ...(font.scale ? { sizeAdjust: percent(font.scale) } : {}) },
    });
  }
  const preload = files.map(({ path }) => `/${path}`);
  return {
    files,
    css: [...faces, ...FALLBACKS.map(fallbackFace)].join(''),
    preload,
    script: lateFontsScript(late),
  };
};

/** Licences of the fonts, to be published with them. */
exports.fontLicence = () =>
  FAMILIES.map(
    ({ family, licence }) => `${family}\n\n${readFileSync(require.resolve(licence), 'utf8')}`,
  ).join('\n\n');
