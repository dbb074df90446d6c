/** Photos above this size in bytes are made smaller: a phone's are often larger than what is accepted. */
const LARGE_BYTES = 1_500_000;
/** Longest side in pixels; small print stays readable. */
const SIDE = 2000;
const QUALITY = 0.82;

/**
 * A photo that uploads quickly on a slow line. Other files, small photos and those that the browser cannot draw stay
 * as they are.
 */
export async function smallerPhoto(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= LARGE_BYTES) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    if (!blob || blob.size >= file.size) return file;
    return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type });
  } catch {
    return file;
  }
}
