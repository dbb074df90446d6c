import { fileUrl } from '@concord/api-client';
import type { GalleryItem } from '@concord/contracts';

type Image = GalleryItem['image'];

/** The picture and its smaller renditions, for the browser to choose from by the place that it fills. */
export function imageSource(image: Image): { readonly src: string; readonly srcSet?: string } {
  const { url, width, thumbnails = [] } = image;
  const src = fileUrl(url);
  if (thumbnails.length === 0) return { src };
  const all = [...thumbnails, { url, width }];
  return { src, srcSet: all.map((one) => `${fileUrl(one.url)} ${one.width}w`).join(', ') };
}

/** The smallest rendition; the grid has shown it or one a little larger. */
export const smallestOf = ({ url, thumbnails }: Image): string => fileUrl(thumbnails?.[0]?.url ?? url);
