import assert from 'node:assert/strict';
import { it } from 'node:test';
import { drawPicture, GALLERY, svgOf } from './gallery-pictures.ts';

/** Length at which the gallery cuts captions. */
const CAPTION_SHOWN = 40;

const COLOUR = /#[0-9a-f]{6}/g;

it('says of each demo picture, where it is cut as well, that it is a sample', () => {
  for (const { caption } of GALLERY) {
    assert.match(caption, /^Sample picture: an? |^Sample picture: olive /);
    assert.ok(caption.length <= CAPTION_SHOWN, caption);
  }
});

it('draws each picture in shapes of its own, not one scene in other colours', async () => {
  const size = [800, 800] as const;
  const shapes = GALLERY.map(({ draw }) => draw(size).replaceAll(COLOUR, ''));
  assert.equal(new Set(shapes).size, GALLERY.length);
  for (const picture of GALLERY) {
    assert.doesNotMatch(svgOf(picture), /NaN|undefined/);
    const jpeg = await drawPicture(picture);
    assert.deepEqual([...jpeg.subarray(0, 2)], [0xff, 0xd8]);
  }
});
