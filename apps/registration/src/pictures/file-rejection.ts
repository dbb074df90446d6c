/** Rejection of a file, with a message for the applicant. */
export class FileRejection extends Error {
  override readonly name = 'FileRejection';

  /** `clears` is true if the previous file must be removed too, because the new one is of another kind. */
  constructor(
    message: string,
    readonly clears = false,
  ) {
    super(message);
  }
}

export const NOT_AN_IMAGE = 'Please choose an image file, such as a JPEG or PNG photo';
export const NOT_A_PICTURE_INSIDE = 'This file is not really a picture. Choose a JPEG or PNG photo';
export const DAMAGED = 'This picture is damaged and could not be read. Choose another one';
export const UNKNOWN_PICTURE = 'Your browser can’t read this kind of picture. Save it as a JPEG or PNG';
export const DRAWING = 'Drawings (SVG) can’t be used. Choose a JPEG or PNG photo';
export const HEIC_ADVICE =
  'Your browser can’t read HEIC pictures. Save the picture as a JPEG, or set the camera to "Most compatible"';
export const EMPTY_FILE = 'This file is empty';
export const UNREADABLE_FILE =
  'This file could not be read. If it is stored in the cloud, download it to this device and choose it again';
export const OTHER_DOCUMENT = 'Please choose an image, a Word document (.doc, .docx) or a PDF';
export const NOT_A_DOCUMENT_INSIDE =
  'This file is not really an image, Word document or PDF. Choose another one';

const MEGABYTE = 1024 * 1024;

export const tooLarge = (bytes: number) => `This file is larger than ${bytes / MEGABYTE} MB`;

export const tooManyPixels = (pixels: number) =>
  `This picture has ${Math.round(pixels / 1e6)} megapixels, which is too large for this device to resize. ` +
  'Set the camera to a smaller size, or choose another picture';

/** Message for an error; one that is no FileRejection counts as a failed read. */
export const messageFor = (error: unknown) =>
  error instanceof FileRejection ? error.message : UNREADABLE_FILE;
