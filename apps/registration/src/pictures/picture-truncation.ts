import type { FileKind } from './file-kind';

const MARK = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const PNG_END = [0x49, 0x45, 0x4e, 0x44];

/** Offset of a JPEG's pixels; earlier segments may contain a preview with its own end marker. */
function scanOffset(bytes: Uint8Array): number {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === MARK) {
    const marker = data.getUint8(at + 1);
    if (marker === START_OF_SCAN) return at;
    at += marker === MARK ? 1 : 2 + data.getUint16(at + 2);
  }
  return at;
}

function jpegHasEnd(bytes: Uint8Array): boolean {
  let at = bytes.indexOf(MARK, scanOffset(bytes));
  while (at >= 0 && bytes[at + 1] !== END_OF_IMAGE) at = bytes.indexOf(MARK, at + 1);
  return at >= 0;
}

function pngHasEnd(bytes: Uint8Array): boolean {
  const isEnd = (at: number) => PNG_END.every((byte, index) => bytes[at + index] === byte);
  let at = bytes.lastIndexOf(PNG_END[0] ?? 0);
  while (at > 0 && !isEnd(at)) at = bytes.lastIndexOf(PNG_END[0] ?? 0, at - 1);
  return at > 0;
}

/** True if a JPEG or PNG has its end marker; browsers show a truncated picture without an error. */
export function isUntruncated(kind: FileKind, bytes: Uint8Array): boolean {
  if (kind === 'jpeg') return jpegHasEnd(bytes);
  return kind !== 'png' || pngHasEnd(bytes);
}
