// Shapes texts, one a line of the input, by the library that browsers use; prints the boxes of their glyphs as JSON.
import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import fonts from '../fonts.cjs';
import fontverter from 'fontverter';

const texts = JSON.parse(readFileSync(0, 'utf8'));
const WEIGHTS = [400, 700];

function shape(font, text) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  let pen = 0;
  return buffer.getGlyphInfosAndPositions().map(({ codepoint: id, xAdvance, xOffset, yOffset }) => {
    const box = font.glyphExtents(id) ?? { xBearing: 0, yBearing: 0, width: 0, height: 0 };
    const left = pen + xOffset + box.xBearing;
    const top = yOffset + box.yBearing;
    pen += xAdvance;
    return { id, advance: xAdvance, left, right: left + box.width, top, bottom: top + box.height };
  });
}

const { files } = await fonts.subsetFonts();
const runs = [];
for (const { path, bytes } of files) {
  const font = new hb.Font(new hb.Face(new hb.Blob(await fontverter.convert(bytes, 'truetype'))));
  for (const weight of WEIGHTS) {
    font.setVariations([new hb.Variation('wght', weight)]);
    for (const text of texts) runs.push({ path, weight, text, glyphs: shape(font, text) });
  }
}
process.stdout.write(JSON.stringify(runs));
