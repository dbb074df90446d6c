/** The media type that a data URL names. */
export const typeOfDataUrl = (url: string) => /^data:([^;,]*)/.exec(url)?.[1] ?? '';

/** How many bytes a base64 data URL holds. */
export function sizeOfDataUrl(url: string): number {
  const base64 = url.length - url.indexOf(',') - 1;
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0;
  return Math.max(0, Math.floor((base64 * 3) / 4) - padding);
}

/** The file in a base64 data URL; `fetch` of one is what the content security policy forbids. */
export function blobOfDataUrl(url: string): Blob {
  const text = atob(url.slice(url.indexOf(',') + 1));
  return new Blob([Uint8Array.from(text, (char) => char.charCodeAt(0))], { type: typeOfDataUrl(url) });
}

/** A size as people say it. */
export function sizeWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
