import { gifBytes, jpegBytes, pngBytes, textBytes } from '../testing/picture-files';
import { headerSize, isAnimated } from './picture-header';

const bytes = (values: readonly number[]) => Uint8Array.from(values);
const webp = (chunk: string, rest: readonly number[]) =>
  bytes([...textBytes(`RIFF\0\0\0\0WEBP${chunk}\0\0\0\0`), ...rest, 0, 0, 0, 0]);

describe('headerSize', () => {
  it.each([
    ['jpeg', bytes(jpegBytes(4000, 3000)), { width: 4000, height: 3000 }],
    ['png', bytes(pngBytes(600, 800)), { width: 600, height: 800 }],
    ['gif', bytes(gifBytes(300, 500)), { width: 300, height: 500 }],
    ['webp', webp('VP8X', [0, 0, 0, 0, 0x8f, 1, 0, 0x57, 2, 0]), { width: 400, height: 600 }],
    ['webp', webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x90, 0x01, 0x58, 0x02]), { width: 400, height: 600 }],
    ['webp', webp('VP8L', [0x2f, 0x8f, 0xc1, 0x95, 0]), { width: 400, height: 600 }],
  ] as const)('reads the size of a %s', (kind, head, size) => {
    expect(headerSize(kind, head)).toEqual(size);
  });

  it('is undefined for a truncated header, one without a size or another kind', () => {
    expect(headerSize('png', bytes(pngBytes(9, 9)).subarray(0, 18))).toBeUndefined();
    expect(headerSize('jpeg', bytes(jpegBytes(9, 9)).subarray(0, 20))).toBeUndefined();
    expect(headerSize('gif', bytes(gifBytes(0, 9)))).toBeUndefined();
    expect(headerSize('heic', bytes([1, 2, 3]))).toBeUndefined();
  });
});

describe('isAnimated', () => {
  it('distinguishes animated from still pictures', () => {
    expect(isAnimated('gif', bytes(gifBytes(1, 1, true)))).toBe(true);
    expect(isAnimated('gif', bytes(gifBytes(1, 1)))).toBe(false);
    expect(isAnimated('png', bytes(pngBytes(1, 1, 'acTL')))).toBe(true);
    expect(isAnimated('png', bytes(pngBytes(1, 1)))).toBe(false);
    expect(isAnimated('webp', webp('VP8X', [2, 0, 0, 0, 0, 0, 0, 0, 0, 0]))).toBe(true);
    expect(isAnimated('jpeg', bytes(jpegBytes(1, 1)))).toBe(false);
  });
});
