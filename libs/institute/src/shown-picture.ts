import type { GalleryItem } from '@concord/contracts';

const API_ROOT = '/api/';
const CAPTION_LENGTH = 40;
const TALLEST = 1 / 2;
const WIDEST = 4;
/** Number of pictures that may be visible without scrolling. */
const ABOVE_THE_FOLD = 3;

/** A picture in the gallery grid, in the browser and in the served page; '' for missing values. */
export interface ShownPicture {
  readonly id: string;
  readonly src: string;
  readonly srcSet: string;
  readonly width: number | string;
  readonly height: number | string;
  readonly ratio: number | string;
  readonly tint: string;
  readonly alt: string;
  /** Short caption: at most 40 characters and an ellipsis. */
  readonly caption: string;
  readonly loading: 'eager' | 'lazy';
  readonly priority: 'high' | 'auto';
}

const addressOfFile = (url: string): string => (/^(?:[a-z]+:|\/)/i.test(url) ? url : `${API_ROOT}${url}`);

/** `src` and `srcSet` of a picture with its renditions. `srcSet` is never empty, as preloads require. */
export function pictureSources({ url, width, thumbnails = [] }: GalleryItem['image']) {
  return {
    src: addressOfFile(url),
    srcSet: [...thumbnails, { url, width }]
      .map((one) => `${addressOfFile(one.url)} ${one.width}w`)
      .join(', '),
  };
}

/** URL of a picture's smallest rendition. */
export const smallestSource = ({ url, thumbnails }: GalleryItem['image']): string =>
  addressOfFile(thumbnails?.[0]?.url ?? url);

/** Alternative text of a picture: the full caption. */
export const pictureAlt = (caption: string, position: number): string =>
  caption || `Picture ${position + 1}, without a caption`;

function shortCaption(caption: string): string {
  const characters = [...caption];
  return characters.length > CAPTION_LENGTH ? `${characters.slice(0, CAPTION_LENGTH).join('')}…` : caption;
}

/** Prepares a picture of the list for the grid; extreme aspect ratios are cropped to the middle. */
export function shownPicture({ _id: id, image, caption }: GalleryItem, position: number): ShownPicture {
  const { width, height, tint = '' } = image;
  return {
    id,
    ...pictureSources(image),
    width,
    height,
    ratio: Math.min(Math.max(width / height, TALLEST), WIDEST),
    tint,
    alt: pictureAlt(caption, position),
    caption: shortCaption(caption),
    loading: position < ABOVE_THE_FOLD ? 'eager' : 'lazy',
    priority: position === 0 ? 'high' : 'auto',
  };
}

export const picturesText = (count: number): string => `${count} ${count === 1 ? 'picture' : 'pictures'}`;
