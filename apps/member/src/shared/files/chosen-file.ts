import { LIMITS } from '@concord/contracts';

/** `accept` attribute of a field for documents. */
export const DOCUMENT_ACCEPT = 'image/*,.pdf,.doc,.docx';

/** A chosen file as a data URL, ready to send. */
export interface ChosenFile {
  readonly name: string;
  readonly file: string;
}

/** Problem of a chosen file, in words for its owner. */
export class FileProblem extends Error {}

/** Maximum side in pixels; small print of an A4 page stays readable. */
const LONGEST_SIDE = 2400;
/** Maximum size of a picture that is sent unchanged. */
const SMALL_BYTES = 1.5 * 1024 * 1024;
const QUALITY = 0.85;
const MB = 1024 * 1024;

const PLAIN_PICTURE = /^image\/(jpeg|png|webp)$/;
const OFFICE_NAME = /\.(pdf|docx?)$/i;

/** Scales a photo down, which saves data; undefined if this browser cannot decode it. */
async function smaller(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return undefined;
  const canvas = document.createElement('canvas');
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    // Transparency would become black in a JPEG.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return blob ?? undefined;
  } finally {
    picture.close();
    // Safari on phones frees the memory of a canvas only when its size is 0.
    canvas.width = 0;
    canvas.height = 0;
  }
}

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new FileProblem('This file can’t be read. Choose it again'));
    reader.readAsDataURL(blob);
  });

const nameOf = ({ name }: File) => name.slice(-LIMITS.fileNameLength).trim() || 'file';

/**
 * Reads a document: large pictures are made smaller, other files stay as they are. The server checks the content.
 * @throws FileProblem for a file that the server would refuse by its kind or size
 */
export async function chosenFile(file: File): Promise<ChosenFile> {
  const isPicture = file.type.startsWith('image/');
  if (!isPicture && !OFFICE_NAME.test(file.name))
    throw new FileProblem('Choose a photo, a PDF or a Word document');
  if (file.size === 0) throw new FileProblem('This file is empty. Choose another one');
  const isPlain = PLAIN_PICTURE.test(file.type);
  const reduced = isPicture && !(isPlain && file.size <= SMALL_BYTES) ? await smaller(file) : undefined;
  if (isPicture && !isPlain && !reduced)
    throw new FileProblem('This kind of picture can’t be opened here. Choose a JPEG or PNG picture');
  const sent = reduced && !(isPlain && reduced.size >= file.size) ? reduced : file;
  if (sent.size > LIMITS.documentBytes)
    throw new FileProblem(`This file is larger than ${LIMITS.documentBytes / MB} MB. Choose a smaller one`);
  return { name: nameOf(file), file: await asDataUrl(sent) };
}
