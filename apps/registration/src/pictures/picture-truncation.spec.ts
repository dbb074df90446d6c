import { jpegBytes, pngBytes } from '../testing/picture-files';
import { isUntruncated } from './picture-truncation';

describe('isUntruncated', () => {
  it('is false for a truncated JPEG, whatever its preview contains', () => {
    expect(isUntruncated('jpeg', Uint8Array.from(jpegBytes(9, 9)))).toBe(true);
    expect(isUntruncated('jpeg', Uint8Array.from(jpegBytes(9, 9, false)))).toBe(false);
  });

  it('allows data after the picture, as some phones add', () => {
    expect(isUntruncated('jpeg', Uint8Array.from([...jpegBytes(9, 9), 1, 2, 3, 4]))).toBe(true);
    expect(isUntruncated('png', Uint8Array.from([...pngBytes(9, 9), 0x49, 2, 3, 4]))).toBe(true);
  });

  it('is false for a truncated PNG', () => {
    expect(isUntruncated('png', Uint8Array.from(pngBytes(9, 9).slice(0, -3)))).toBe(false);
    expect(isUntruncated('webp', Uint8Array.from([1]))).toBe(true);
  });
});
