import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Magic number, DEFLATE, no flags, no time, unknown system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Longest stored block of DEFLATE. */
const STORED_BYTES = 0xffff;

interface Part {
  readonly plain: Buffer;
  readonly deflated: Buffer;
}

/** A text with gaps for another text. Its parts are compressed once: filled, it is a copy, whatever fills it. */
export class GappedPage {
  private readonly parts: readonly Part[];

  constructor(text: string, gap: string) {
    const pieces = text.split(gap).map((piece) => Buffer.from(piece));
    this.parts = pieces.map((plain, index) => {
      const isLast = index === pieces.length - 1;
      // Each part but the last ends at a byte, and refers to no other one.
      const finishFlush = isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH;
      return { plain, deflated: deflateRawSync(plain, { finishFlush }) };
    });
  }

  identity(filling: Buffer): Buffer {
    return Buffer.concat(
      this.parts.flatMap(({ plain }, index) => (index === 0 ? [plain] : [filling, plain])),
    );
  }

  gzip(filling: Buffer): Buffer {
    const stored = storedBlocks(filling);
    const pieces: Buffer[] = [GZIP_HEADER];
    let [checksum, length] = [0, 0];
    const count = (bytes: Buffer): void => {
      checksum = crc32(bytes, checksum);
      length += bytes.length;
    };
    this.parts.forEach(({ plain, deflated }, index) => {
      if (index > 0) {
        pieces.push(...stored);
        count(filling);
      }
      pieces.push(deflated);
      count(plain);
    });
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
