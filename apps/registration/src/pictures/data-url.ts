/** Media type of a data URL. */
export const typeOfDataUrl = (url: string) => /^data:([^;,]*)/.exec(url)?.[1] ?? '';

/** Size of a base64 data URL in bytes. */
export function sizeOfDataUrl(url: string): number {
  const base64 = url.length - url.indexOf(',') - 1;
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0;
  return Math.max(0, Math.floor((base64 * 3) / 4) - padding);
}

/** Decodes a base64 data URL without `fetch`, which the content security policy forbids. */
export function blobOfDataUrl(url: string): Blob {
  const text = atob(url.slice(url.indexOf(',') + 1));
  return new Blob([Uint8Array.from(text, (char) => char.charCodeAt(0))], { type: typeOfDataUrl(url) });
}

/** `1 byte`, `12 kB`, `3.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
