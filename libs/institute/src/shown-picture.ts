import type { GalleryItem } from '@concord/contracts';

const API_ROOT = '/api/';
const CAPTION_LENGTH = 40;
const TALLEST = 1 / 2;
const WIDEST = 4;
/** Pictures that may be visible before any scrolling. */
const ABOVE_THE_FOLD = 3;

/** A picture as the gallery's grid shows it, in the browser and in the page that is served; '' for what it lacks. */
export interface ShownPicture {
  readonly id: string;
  readonly src: string;
  readonly srcSet: string;
  readonly width: number | string;
  readonly height: number | string;
  readonly ratio: number | string;
  readonly tint: string;
  readonly alt: string;
  /** Cut to 40 characters and an ellipsis. */
  readonly caption: string;
  readonly loading: 'eager' | 'lazy';
  readonly priority: 'high' | 'auto';
}

const addressOfFile = (url: string): string => (/^(?:[a-z]+:|\/)/i.test(url) ? url : `${API_ROOT}${url}`);

/** `src` and `srcSet` of a picture with its smaller renditions; a `srcSet` is never empty, which no preload may have. */
export function pictureSources({ url, width, thumbnails = [] }: GalleryItem['image']) {
  return {
    src: addressOfFile(url),
    srcSet: [...thumbnails, { url, width }]
      .map((one) => `${addressOfFile(one.url)} ${one.width}w`)
      .join(', '),
  };
}

/** The address of a picture's smallest rendition. */
export const smallestSource = ({ url, thumbnails }: GalleryItem['image']): string =>
  addressOfFile(thumbnails?.[0]?.url ?? url);

/** The alternative text of a picture: its whole caption. */
export const pictureAlt = (caption: string, position: number): string =>
  caption || `Picture ${position + 1}, without a caption`;

function shortCaption(caption: string): string {
  const characters = [...caption];
  return characters.length > CAPTION_LENGTH ? `${characters.slice(0, CAPTION_LENGTH).join('')}…` : caption;
}

/** A picture of the list as the grid shows it; very wide and very tall ones are cropped to their middle. */
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

/** Says how many pictures there are. */
export const picturesText = (count: number): string => `${count} ${count === 1 ? 'picture' : 'pictures'}`;
