import { blobOfDataUrl, sizeOfDataUrl, sizeText, typeOfDataUrl } from './data-url';
import { asDataUrl, bytesOf } from './read-file';

describe('data URLs', () => {
  it.each([0, 1, 2, 3, 1000])('keeps size, type and content of %d bytes', async (size) => {
    const blob = new Blob([new Uint8Array(size).fill(7)], { type: 'image/png' });
    const url = size === 0 ? 'data:image/png;base64,' : await asDataUrl(blob);
    expect(typeOfDataUrl(url)).toBe('image/png');
    expect(sizeOfDataUrl(url)).toBe(size);
    const again = blobOfDataUrl(url);
    expect(again.type).toBe('image/png');
    expect(await bytesOf(again)).toEqual(new Uint8Array(size).fill(7));
  });
});

describe('sizeText', () => {
  it('formats a size', () => {
    expect([1, 500, 72_300, 3_200_000].map(sizeText)).toEqual(['1 byte', '500 bytes', '71 kB', '3.1 MB']);
  });
});
