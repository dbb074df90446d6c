import { type FileKind, kindOf } from './file-kind';
import { headerSize, isAnimated, type Size } from './picture-header';
import { isWhole } from './picture-end';
import { bytesOf, type ReadOptions } from './read-file';
import {
  DAMAGED,
  DRAWING,
  EMPTY_FILE,
  FileRefusal,
  HEIC_ADVICE,
  NOT_A_PICTURE_INSIDE,
  tooLarge,
  tooManyPixels,
  UNKNOWN_PICTURE,
} from './refusal';

/** Enough for the frame header of a JPEG, which stands behind its EXIF preview and colour profile. */
const HEAD_BYTES = 256 * 1024;
/** Largest photo that is made smaller here. */
const ORIGINAL_BYTES = 20 * 1024 * 1024;
/** The largest phone cameras have 108 megapixels, which take 432 MB when decoded. */
const ORIGINAL_PIXELS = 110_000_000;
const WITHOUT_PIXELS: readonly FileKind[] = ['svg', 'pdf', 'doc', 'docx'];

export interface Inspected {
  readonly kind: FileKind;
  readonly size: Size | undefined;
  readonly animated: boolean;
}

/**
 * What the first bytes of a file tell.
 *
 * @throws FileRefusal when it is empty or cannot be read
 */
export async function inspect(file: Blob, signal?: AbortSignal): Promise<Inspected> {
  if (file.size === 0) throw new FileRefusal(EMPTY_FILE);
  const head = await bytesOf(file.slice(0, HEAD_BYTES), { signal });
  const kind = kindOf(head);
  return { kind, size: headerSize(kind, head), animated: isAnimated(kind, head) };
}

/** Why a file cannot become a picture, as far as its beginning tells; undefined when it may. */
export function refusalOf(file: Blob, { kind, size }: Inspected): FileRefusal | undefined {
  if (kind === 'svg') return new FileRefusal(DRAWING);
  if (WITHOUT_PIXELS.includes(kind)) return new FileRefusal(NOT_A_PICTURE_INSIDE);
  if (file.size > ORIGINAL_BYTES) return new FileRefusal(tooLarge(ORIGINAL_BYTES));
  const pixels = size ? size.width * size.height : 0;
  return pixels > ORIGINAL_PIXELS ? new FileRefusal(tooManyPixels(pixels)) : undefined;
}

/**
 * Reads a picture to its end.
 *
 * @throws FileRefusal when it is cut off
 */
export async function mustBeWhole(file: Blob, { kind }: Inspected, options?: ReadOptions): Promise<void> {
  if (kind !== 'jpeg' && kind !== 'png') return;
  if (!isWhole(kind, await bytesOf(file, options))) throw new FileRefusal(DAMAGED);
}

/** Why a picture that this browser could not decode is not taken. `manyPixels` is what the server would refuse. */
export function undecodable({ kind, size }: Inspected, manyPixels: number): FileRefusal {
  const pixels = size ? size.width * size.height : 0;
  if (kind === 'heic') return new FileRefusal(HEIC_ADVICE);
  if (kind === 'other') return new FileRefusal(NOT_A_PICTURE_INSIDE);
  if (kind === 'picture') return new FileRefusal(UNKNOWN_PICTURE);
  return new FileRefusal(pixels > manyPixels ? tooManyPixels(pixels) : DAMAGED);
}
