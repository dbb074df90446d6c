import { fileUrl } from '@concord/api-client';
import type { GalleryItem } from '@concord/contracts';

type Image = GalleryItem['image'];

/** `src` and `srcset` of a picture with its smaller renditions. */
export function imageSource(image: Image): { readonly src: string; readonly srcSet?: string } {
  const { url, width, thumbnails = [] } = image;
  const src = fileUrl(url);
  if (thumbnails.length === 0) return { src };
  const all = [...thumbnails, { url, width }];
  return { src, srcSet: all.map((one) => `${fileUrl(one.url)} ${one.width}w`).join(', ') };
}

/** The address of the smallest rendition. */
export const smallestSource = ({ url, thumbnails }: Image): string => fileUrl(thumbnails?.[0]?.url ?? url);
