import { LIMITS } from '@concord/contracts';
import { fitting } from './crop-area';
import { decodePicture } from './decode-picture';
import { drawJpeg } from './draw-picture';
import type { FileKind } from './file-kind';
import { inspect, type Inspected, rejectUnusable, undecodable } from './inspect-picture';
import { asDataUrl, type ReadOptions } from './read-file';
import { FileRejection, NOT_A_DOCUMENT_INSIDE, OTHER_DOCUMENT, tooLarge } from './file-rejection';

/** `accept` attribute of a document upload. */
export const DOCUMENT_ACCEPT = 'image/*,.doc,.docx,.pdf';

/** Maximum side of a document's picture in pixels; small print of an A4 page stays readable. */
const LONGEST_SIDE = 2400;
const QUALITIES = [0.85, 0.75, 0.6];
/** Maximum size of a picture that is sent unchanged. */
const SMALL_BYTES = 1.5 * 1024 * 1024;

const OFFICE_NAME = /\.(docx?|pdf)$/i;
const OFFICE_TYPES: Partial<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
/** Kinds that the service accepts without conversion. */
const PLAIN_KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp'];

async function shrink(file: File, found: Inspected): Promise<Blob | undefined> {
  const picture = await decodePicture(file, found.size, LONGEST_SIDE);
  try {
    const area = { x: 0, y: 0, width: picture.width, height: picture.height };
    const size = fitting(picture, { width: LONGEST_SIDE, height: LONGEST_SIDE });
    const maxBytes = LIMITS.documentBytes;
    return await drawJpeg(picture, { area, rotation: 0 }, { size, qualities: QUALITIES, maxBytes });
  } finally {
    picture.close();
  }
}

async function pictureOf(file: File, found: Inspected, options: ReadOptions) {
  await rejectUnusable(file, found, options);
  const { kind, size, animated } = found;
  const plain = !animated && PLAIN_KINDS.includes(kind) ? `image/${kind}` : undefined;
  const unchanged = async (type: string) => ({
    file: await asDataUrl(new Blob([file], { type }), options),
    madeSmaller: false,
  });
  const fits = size !== undefined && Math.max(size.width, size.height) <= LONGEST_SIDE;
  if (plain && fits && file.size <= SMALL_BYTES) return unchanged(plain);
  const small = await shrink(file, found).catch(() => undefined);
  if (small && !(plain && fits && small.size >= file.size)) {
    return { file: await asDataUrl(small, options), madeSmaller: true };
  }
  // A picture that cannot be reduced is sent unchanged if the server accepts it.
  const pixels = size ? size.width * size.height : Infinity;
  if (!plain || pixels > LIMITS.picturePixels) throw undecodable(found, LIMITS.picturePixels);
  if (file.size > LIMITS.documentBytes) throw new FileRejection(tooLarge(LIMITS.documentBytes));
  return unchanged(plain);
}

/**
 * Reads a document as a data URL: large pictures are reduced, other files unchanged. The content
 * decides the kind.
 *
 * @throws FileRejection with a message for the applicant
 */
export async function documentFile(file: File, options: ReadOptions = {}) {
  const image = file.type.startsWith('image/');
  const office = OFFICE_NAME.test(file.name);
  const found = await inspect(file, options.signal);
  const type = OFFICE_TYPES[found.kind];
  if (type) {
    if (found.kind !== 'pdf' && !office) throw new FileRejection(OTHER_DOCUMENT);
    if (file.size > LIMITS.documentBytes) throw new FileRejection(tooLarge(LIMITS.documentBytes));
    return { file: await asDataUrl(new Blob([file], { type }), options), madeSmaller: false };
  }
  if (found.kind !== 'other' || image) return pictureOf(file, found, options);
  throw new FileRejection(office ? NOT_A_DOCUMENT_INSIDE : OTHER_DOCUMENT);
}
