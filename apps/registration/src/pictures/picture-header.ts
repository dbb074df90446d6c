import { type FileKind, latin1 } from './file-kind';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function pngSize(bytes: Uint8Array): Size {
  return { width: view(bytes).getUint32(16), height: view(bytes).getUint32(20) };
}

function gifSize(bytes: Uint8Array): Size {
  return { width: view(bytes).getUint16(6, true), height: view(bytes).getUint16(8, true) };
}

/** Reads the frame header of a JPEG, which follows any number of other segments. */
function jpegSize(bytes: Uint8Array): Size | undefined {
  const data = view(bytes);
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = data.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: data.getUint16(at + 7), height: data.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + data.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(bytes: Uint8Array): Size | undefined {
  const data = view(bytes);
  const uint24 = (at: number) => data.getUint16(at, true) + (data.getUint8(at + 2) << 16);
  const chunk = latin1(bytes, 12, 16);
  if (chunk === 'VP8X') return { width: 1 + uint24(24), height: 1 + uint24(27) };
  if (chunk === 'VP8 ')
    return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
  if (chunk !== 'VP8L') return undefined;
  const bits = data.getUint32(21, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
}

const READERS: Partial<Record<FileKind, (bytes: Uint8Array) => Size | undefined>> = {
  png: pngSize,
  gif: gifSize,
  jpeg: jpegSize,
  webp: webpSize,
};

/** Width and height in the header, before the EXIF rotation; undefined if unknown. */
export function headerSize(kind: FileKind, head: Uint8Array): Size | undefined {
  try {
    const size = READERS[kind]?.(head);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** True for an animated GIF, PNG or WebP. */
export function isAnimated(kind: FileKind, head: Uint8Array): boolean {
  if (kind === 'webp') return latin1(head, 12, 16) === 'VP8X' && ((head[20] ?? 0) & 2) !== 0;
  const sign = kind === 'gif' ? 'NETSCAPE2.0' : kind === 'png' ? 'acTL' : undefined;
  return sign !== undefined && new TextDecoder('latin1').decode(head).includes(sign);
}
