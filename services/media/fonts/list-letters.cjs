const { writeFileSync } = require('node:fs');
const { join } = require('node:path');
const fontkit = require('fontkit');
// Made by the build.
const { fontFiles } = require('../dist/printing/fonts');
const { otherFontFiles } = require('../dist/printing/other-fonts');

const FILE = join(__dirname, '..', '..', '..', 'libs', 'institute', 'src', 'printed-letters.data.ts');
const LINE = 100;

const codes = new Set(
  [...fontFiles, ...otherFontFiles()].flatMap((file) => [...fontkit.openSync(file).characterSet]),
);

/** Sorted codes as `skip` or `skip.more` in base 36, where `more` codes follow the first of a range. */
function encode(sorted) {
  const ranges = [];
  for (const code of sorted) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([first, last], place) => {
    const skip = (first - (ranges[place - 1]?.[1] ?? 0)).toString(36);
    return last > first ? `${skip}.${(last - first).toString(36)}` : skip;
  });
}

const lines = [''];
for (const word of encode([...codes].sort((a, b) => a - b))) {
  const line = lines.at(-1);
  if (line.length + word.length >= LINE) lines.push(word);
  else lines[lines.length - 1] = line ? `${line} ${word}` : word;
}
const text = lines.map((line) => `  '${line}',`).join('\n');
writeFileSync(
  FILE,
  `/** The letters that fonts of paper have: made by \`services/media/fonts/list-letters.cjs\`. */
// prettier-ignore
export const PRINTED_LETTERS: readonly string[] = [
${text}
];
`,
);
