import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Magic number, DEFLATE, no flags, no time, unknown system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Longest stored block of DEFLATE. */
const STORED_BYTES = 0xffff;

interface Part {
  readonly plain: Buffer;
  readonly deflated: Buffer;
  /** The gap before it; absent for the first part. */
  readonly gap?: string;
}

/** The texts for the gaps of a page. */
export type Fillings = Readonly<Record<string, Buffer>>;

const NOTHING = Buffer.alloc(0);
const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with gaps for other texts. Its parts are compressed once: filled, it is a copy, whatever fills it. */
export class GappedPage {
  private readonly parts: readonly Part[];

  /** @param gaps the text that stands for each gap, by the gap's name */
  constructor(text: string, gaps: Readonly<Record<string, string>>) {
    const names = new Map(Object.entries(gaps).map(([name, token]) => [token, name]));
    const tokens = new RegExp(`(${[...names.keys()].map(escapePattern).join('|')})`);
    // Texts and tokens take turns.
    const pieces = text.split(tokens);
    const last = pieces.length - 1;
    this.parts = pieces.flatMap((piece, index) => {
      if (index % 2 === 1) return [];
      const plain = Buffer.from(piece);
      // Each part but the last ends at a byte, and refers to no other one.
      const finishFlush = index === last ? constants.Z_FINISH : constants.Z_FULL_FLUSH;
      return [
        { plain, deflated: deflateRawSync(plain, { finishFlush }), gap: names.get(pieces[index - 1] ?? '') },
      ];
    });
  }

  identity(fillings: Fillings): Buffer {
    return Buffer.concat(
      this.parts.flatMap(({ plain, gap }) =>
        gap === undefined ? [plain] : [fillings[gap] ?? NOTHING, plain],
      ),
    );
  }

  gzip(fillings: Fillings): Buffer {
    const pieces: Buffer[] = [GZIP_HEADER];
    let [checksum, length] = [0, 0];
    const count = (bytes: Buffer): void => {
      checksum = crc32(bytes, checksum);
      length += bytes.length;
    };
    for (const { plain, deflated, gap } of this.parts) {
      const filling = gap === undefined ? NOTHING : (fillings[gap] ?? NOTHING);
      pieces.push(...storedBlocks(filling), deflated);
      count(filling);
      count(plain);
    }
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(checksum);
    trailer.writeUInt32LE(length, 4);
    return Buffer.concat([...pieces, trailer]);
  }
}

/** Blocks of DEFLATE that hold bytes as they are; another block must follow. */
function storedBlocks(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += STORED_BYTES) {
    const piece = bytes.subarray(start, start + STORED_BYTES);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(piece.length, 1);
    head.writeUInt16LE(piece.length ^ 0xffff, 3);
    blocks.push(head, piece);
  }
  return blocks;
}
