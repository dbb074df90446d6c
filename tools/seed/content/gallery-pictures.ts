import sharp from 'sharp';
import {
  acaciaAtDawn,
  bridgeOverRiver,
  doveOverHills,
  type Drawing,
  oliveInJar,
  openBook,
  roundTable,
  type Size,
} from './gallery-drawings.ts';

interface SamplePicture {
  /** Caption that says it is a sample: it shows no event of the institute. */
  readonly caption: string;
  readonly draw: Drawing;
  readonly size: Size;
}

/** Pictures of the demo gallery, each a drawing of its own. */
export const GALLERY: readonly SamplePicture[] = [
  { caption: 'Sample picture: a dove over green hills', draw: doveOverHills, size: [1200, 800] },
  { caption: 'Sample picture: an acacia tree at dawn', draw: acaciaAtDawn, size: [900, 1200] },
  { caption: 'Sample picture: a table for six', draw: roundTable, size: [1200, 900] },
  { caption: 'Sample picture: an open book', draw: openBook, size: [1000, 1000] },
  { caption: 'Sample picture: a bridge over a river', draw: bridgeOverRiver, size: [1200, 700] },
  { caption: 'Sample picture: olive twigs in a jar', draw: oliveInJar, size: [900, 1100] },
];

/** The picture as an SVG document. */
export const svgOf = ({ draw, size }: SamplePicture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}">${draw(size)}</svg>`;

/** The picture as JPEG. */
export const drawPicture = (picture: SamplePicture): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(picture)))
    .jpeg({ quality: 82 })
    .toBuffer();
