/** File kind by content; `other` if not handled. */
export type FileKind =
  'jpeg' | 'png' | 'gif' | 'webp' | 'heic' | 'svg' | 'pdf' | 'doc' | 'docx' | 'picture' | 'other';

const HEIC_BRANDS = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/;
const SVG = /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!doctype svg[^>]*>\s*)?<svg[\s>]/i;

const STARTS: readonly (readonly [string, FileKind])[] = [
  ['\xff\xd8\xff', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF8', 'gif'],
  ['%PDF-', 'pdf'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'doc'],
  ['PK\x03\x04', 'docx'],
  ['BM', 'picture'],
  ['II*\0', 'picture'],
  ['MM\0*', 'picture'],
];

/** Bytes as text, one character each. */
export const latin1 = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));

/** Detects a file's kind by its first bytes, regardless of its name. */
export function kindOf(head: Uint8Array): FileKind {
  const text = latin1(head, 0, 512);
  const found = STARTS.find(([start]) => text.startsWith(start));
  if (found) return found[1];
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  // Brand of an ISO media file, such as AVIF, which some browsers decode.
  if (text.startsWith('ftyp', 4)) {
    if (/avi[fs]/.test(text.slice(8, 40))) return 'picture';
    return HEIC_BRANDS.test(text.slice(8)) ? 'heic' : 'other';
  }
  return SVG.test(text.replace(/^\xef\xbb\xbf/, '')) ? 'svg' : 'other';
}
