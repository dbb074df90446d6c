import type { GalleryItem } from '@concord/contracts';
import { shownPicture } from './shown-picture';

const item = (width: number, height: number, caption = ''): GalleryItem => ({
  _id: '5'.repeat(24),
  image: {
    url: 'media/files/a',
    public_id: 'a',
    width,
    height,
    thumbnails: [{ url: 'media/files/b', width: 400, height: 300 }],
  },
  caption,
  uploadedBy: { _id: '6'.repeat(24), username: 'ada' },
});

describe('shownPicture', () => {
  it.each([
    ['x'.repeat(41), `${'x'.repeat(40)}…`],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['🕊'.repeat(41), `${'🕊'.repeat(40)}…`],
  ])('cuts %s to 40 whole characters', (caption, short) => {
    expect(shownPicture(item(3, 2, caption), 0)).toMatchObject({ caption: short, alt: caption });
  });

  it.each([
    ['a usual one', 300, 200, 1.5],
    ['a very tall one', 100, 900, 0.5],
    ['a very wide one', 900, 100, 4],
  ])('gives the ratio of %s', (_, width, height, ratio) =>
    expect(shownPicture(item(width, height), 0).ratio).toBe(ratio),
  );

  it('loads the first three at once, the first before all', () => {
    const how = [0, 1, 3].map((position) => shownPicture(item(3, 2), position));
    expect(how.map(({ loading }) => loading)).toEqual(['eager', 'eager', 'lazy']);
    expect(how.map(({ priority }) => priority)).toEqual(['high', 'auto', 'auto']);
  });

  it('lists its renditions by their widths', () => {
    const { src, srcSet, alt } = shownPicture(item(1200, 800), 2);
    expect([src, srcSet]).toEqual([
      '/api/media/files/a',
      '/api/media/files/b 400w, /api/media/files/a 1200w',
    ]);
    expect(alt).toBe('Picture 3, without a caption');
  });

  it('uses the picture itself if it is too small for renditions', () => {
    const { image, ...rest } = item(60, 75);
    const small = { ...rest, image: { ...image, thumbnails: [] } };
    expect(shownPicture(small, 0).srcSet).toBe('/api/media/files/a 60w');
  });
});
