import { LIMITS } from '@concord/contracts';

/** Why a picked file cannot go into the gallery; undefined when it can. */
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
