import { FileRejection, UNREADABLE_FILE } from './file-rejection';

export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** Called with 0 to 100 while the file is read. */
  readonly onProgress?: (percent: number) => void;
}

/** Reads a file. Fails if it was moved or removed, or if it is in the cloud and the device is offline. */
function read(
  file: Blob,
  how: 'readAsDataURL' | 'readAsArrayBuffer',
  { signal, onProgress }: ReadOptions = {},
): Promise<string | ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const stop = () => reader.abort();
    reader.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(Math.round((loaded / total) * 100));
    };
    reader.onload = () => resolve(reader.result as string | ArrayBuffer);
    reader.onerror = () => reject(new FileRejection(UNREADABLE_FILE));
    reader.onabort = () => reject(new DOMException('Another file was chosen', 'AbortError'));
    reader.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.addEventListener('abort', stop);
    reader[how](file);
  });
}

/**
 * Reads a file, or a part of one, as a data URL.
 *
 * @throws FileRejection if it cannot be read, AbortError if `signal` aborts
 */
export const asDataUrl = async (file: Blob, options?: ReadOptions) =>
  (await read(file, 'readAsDataURL', options)) as string;

/** Reads bytes like {@link asDataUrl}. */
export const bytesOf = async (file: Blob, options?: ReadOptions) =>
  new Uint8Array((await read(file, 'readAsArrayBuffer', options)) as ArrayBuffer);
