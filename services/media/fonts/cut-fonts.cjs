const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const fontkit = require('fontkit');
const subsetFont = require('subset-font');

/**
 * Fonts for letters that the standard print fonts lack, each with `name` and the package of its
 * slices. A letter of several fonts is taken from the first one, so slices of later fonts contain
 * only the rest.
 */
const FONTS = [
  ['ethiopic', '@fontsource-variable/noto-sans-ethiopic'],
  ['thai', '@fontsource-variable/noto-sans-thai'],
  ['chinese', '@fontsource-variable/noto-sans-sc'],
  ['korean', '@fontsource-variable/noto-sans-kr'],
];

/** The one weight used in print, between that of text and that of names. */
const WEIGHT = 500;
/**
 * First code beyond the standard fonts, which have Latin, Greek and Cyrillic letters, punctuation,
 * arrows and other signs, and emoji.
 */
const FIRST_CODE = 0x590;
const SIGNS = { first: 0x2000, last: 0x2bff };
const USUAL =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Emoji_Presentation}\p{Cn}\p{Cc}\p{Cf}]/u;

const USUAL_SLICES = new Set(['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek']);

const OUTPUT = join(__dirname, '..', 'dist', 'fonts');
const STAMP = join(OUTPUT, 'stamp');

const isWanted = (code) =>
  code >= FIRST_CODE && (code < SIGNS.first || code > SIGNS.last) && !USUAL.test(String.fromCodePoint(code));

/** Ranges of sorted numbers. */
function rangesOf(codes) {
  const ranges = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

const hex = ([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`;

function manifestOf(name) {
  const path = require.resolve(`${name}/package.json`);
  return { folder: dirname(path), version: JSON.parse(readFileSync(path, 'utf8')).version };
}

/** Hash of all inputs: the files are current as long as it is the same. */
function stampOf() {
  const hash = createHash('sha256').update(readFileSync(__filename));
  for (const [, name] of [...FONTS, ['', 'subset-font']]) hash.update(`${name} ${manifestOf(name).version}`);
  return hash.digest('hex');
}

function isMade(stamp) {
  try {
    return readFileSync(STAMP, 'utf8') === stamp;
  } catch {
    return false;
  }
}

/** Reduces each slice to the needed letters in one weight, and lists the letters that it has. */
async function cut() {
  const stamp = stampOf();
  if (isMade(stamp)) return;
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
  const [index, taken] = [[], new Set()];
  for (const [font, name] of FONTS) {
    const { folder } = manifestOf(name);
    const slices = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
    for (const key of Object.keys(slices)) {
      if (USUAL_SLICES.has(key)) continue;
      const slice = key.replace(/[[\]]/g, '');
      const path = join(folder, 'files', `${name.split('/')[1]}-${slice}-wght-normal.woff2`);
      const source = readFileSync(path);
      const codes = fontkit
        .create(source)
        .characterSet.filter((code) => isWanted(code) && !taken.has(code))
        .sort((a, b) => a - b);
      if (codes.length === 0) continue;
      for (const code of codes) taken.add(code);
      const letters = String.fromCodePoint(...codes);
      const content = await subsetFont(source, letters, {
        targetFormat: 'woff',
        variationAxes: { wght: WEIGHT },
      });
      const made = `${font}-${slice}.woff`;
      writeFileSync(join(OUTPUT, made), content);
      index.push({ file: made, range: rangesOf(codes).map(hex).join(',') });
    }
  }
  writeFileSync(join(OUTPUT, 'index.json'), JSON.stringify(index));
  // Written last: a run that broke off is repeated.
  writeFileSync(STAMP, stamp);
}

void cut().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
