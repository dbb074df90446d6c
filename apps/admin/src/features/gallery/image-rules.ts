import { LIMITS } from '@concord/contracts';

/** Reason to refuse a picked file; undefined if it is accepted. */
export function imageProblem(file: { readonly type: string; readonly size: number }): string | undefined {
  if (!file.type.startsWith('image')) return 'Only images can be uploaded';
  if (file.size > LIMITS.pictureBytes) return 'The image is larger than 2 MB';
  return undefined;
}

export function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
}
