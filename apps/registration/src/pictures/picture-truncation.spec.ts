import { jpegBytes, pngBytes } from '../testing/picture-files';
import { isWhole } from './picture-end';

describe('isWhole', () => {
  it('misses the end of a JPEG that was cut off, whatever its preview ends with', () => {
    expect(isWhole('jpeg', Uint8Array.from(jpegBytes(9, 9)))).toBe(true);
    expect(isWhole('jpeg', Uint8Array.from(jpegBytes(9, 9, false)))).toBe(false);
  });

  it('allows what a phone adds behind the picture', () => {
    expect(isWhole('jpeg', Uint8Array.from([...jpegBytes(9, 9), 1, 2, 3, 4]))).toBe(true);
    expect(isWhole('png', Uint8Array.from([...pngBytes(9, 9), 0x49, 2, 3, 4]))).toBe(true);
  });

  it('misses the end of a PNG that was cut off', () => {
    expect(isWhole('png', Uint8Array.from(pngBytes(9, 9).slice(0, -3)))).toBe(false);
    expect(isWhole('webp', Uint8Array.from([1]))).toBe(true);
  });
});
