import { textBytes } from '../testing/picture-files';
import { kindOf } from './file-kind';

describe('kindOf', () => {
  it.each([
    ['webp', textBytes('RIFF\0\0\0\0WEBPVP8 ')],
    ['picture', textBytes('\0\0\0\x1cftypavif\0\0\0\0mif1avif')],
    ['svg', textBytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['svg', textBytes('<?xml version="1.0"?>\n<!-- drawn -->\n<svg>')],
    ['other', textBytes('<html><svg>')],
    ['other', textBytes('MZ\x90\0')],
    ['other', textBytes('\0\0\0\x18ftypisom')],
    ['other', []],
  ])('recognises %s by its first bytes', (kind, bytes) => {
    expect(kindOf(Uint8Array.from(bytes))).toBe(kind);
  });
});
