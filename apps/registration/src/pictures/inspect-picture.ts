import { type FileKind, kindOf } from './file-kind';
import {
  DAMAGED,
  DRAWING,
  EMPTY_FILE,
  FileRejection,
  HEIC_ADVICE,
  NOT_A_PICTURE_INSIDE,
  tooLarge,
  tooManyPixels,
  UNKNOWN_PICTURE,
} from './file-rejection';
import { headerSize, isAnimated, type Size } from './picture-header';
import { isUntruncated } from './picture-truncation';
import { bytesOf, type ReadOptions } from './read-file';

/**
 * Bytes read from the start: enough for a JPEG's frame header, which follows its EXIF preview and
 * colour profile.
 */
const HEAD_BYTES = 256 * 1024;
/** Maximum size of a photo that is reduced on the device, in bytes. */
const ORIGINAL_BYTES = 20 * 1024 * 1024;
/** Maximum pixels: the largest phone cameras have 108 megapixels, 432 MB when decoded. */
const ORIGINAL_PIXELS = 110_000_000;
const WITHOUT_PIXELS: readonly FileKind[] = ['svg', 'pdf', 'doc', 'docx'];

export interface Inspected {
  readonly kind: FileKind;
  readonly size: Size | undefined;
  readonly animated: boolean;
}

/**
 * Reads kind, size and animation from the first bytes of a file.
 *
 * @throws FileRejection if it is empty or cannot be read
 */
export async function inspect(file: Blob, signal?: AbortSignal): Promise<Inspected> {
  if (file.size === 0) throw new FileRejection(EMPTY_FILE);
  const head = await bytesOf(file.slice(0, HEAD_BYTES), { signal });
  const kind = kindOf(head);
  return { kind, size: headerSize(kind, head), animated: isAnimated(kind, head) };
}

/**
 * Rejects a file that cannot be used as a picture, by its header or because it is truncated.
 *
 * @throws FileRejection
 */
export async function rejectUnusable(file: Blob, found: Inspected, options?: ReadOptions): Promise<void> {
  const { kind, size } = found;
  if (kind === 'svg') throw new FileRejection(DRAWING);
  if (WITHOUT_PIXELS.includes(kind)) throw new FileRejection(NOT_A_PICTURE_INSIDE);
  if (file.size > ORIGINAL_BYTES) throw new FileRejection(tooLarge(ORIGINAL_BYTES));
  const pixels = size ? size.width * size.height : 0;
  if (pixels > ORIGINAL_PIXELS) throw new FileRejection(tooManyPixels(pixels));
  if (kind !== 'jpeg' && kind !== 'png') return;
  if (!isUntruncated(kind, await bytesOf(file, options))) throw new FileRejection(DAMAGED);
}

/** Rejection of a picture that this browser cannot decode. `manyPixels` is the server's limit in pixels. */
export function undecodable({ kind, size }: Inspected, manyPixels: number): FileRejection {
  const pixels = size ? size.width * size.height : 0;
  if (kind === 'heic') return new FileRejection(HEIC_ADVICE);
  if (kind === 'other') return new FileRejection(NOT_A_PICTURE_INSIDE);
  if (kind === 'picture') return new FileRejection(UNKNOWN_PICTURE);
  return new FileRejection(pixels > manyPixels ? tooManyPixels(pixels) : DAMAGED);
}
