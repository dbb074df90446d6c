import { imageSource, smallestSource } from './image-source';

const image = { url: '/api/media/files/a', public_id: 'a', width: 1200, height: 900 };
const thumbnails = [
  { url: '/api/media/files/b', width: 400, height: 300 },
  { url: '/api/media/files/c', width: 800, height: 600 },
];

describe('imageSource', () => {
  it('offers each rendition with its width, the picture itself last', () => {
    expect(imageSource({ ...image, thumbnails })).toEqual({
      src: '/api/media/files/a',
      srcSet: '/api/media/files/b 400w, /api/media/files/c 800w, /api/media/files/a 1200w',
    });
    expect(smallestSource({ ...image, thumbnails })).toBe('/api/media/files/b');
  });

  it('is the picture alone where it has no renditions', () => {
    for (const one of [image, { ...image, thumbnails: [] }]) {
      expect(imageSource(one)).toEqual({ src: '/api/media/files/a' });
      expect(smallestSource(one)).toBe('/api/media/files/a');
    }
  });
});
