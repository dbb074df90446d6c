import type { GalleryItem } from '@concord/contracts';
import type { ShownPicture } from '@concord/institute';

interface ServedGallery {
  readonly items: readonly GalleryItem[];
  /** How the build shows them, which knows none. */
  readonly shown?: readonly ShownPicture[];
}

/** The list that the server sends with the page. */
function readFromPage(): ServedGallery | undefined {
  const element = typeof document === 'undefined' ? null : document.getElementById('served-gallery');
  return element ? { items: JSON.parse(element.textContent) as GalleryItem[] } : undefined;
}

let served = readFromPage();

/** The pictures to show at first, so that hydration finds what was served; without them the list is asked for. */
export const servedGallery = (): ServedGallery | undefined => served;

/** For the build, which renders the page with gaps for its pictures; `undefined` after it. */
export function provideGallery(gallery: ServedGallery | undefined): void {
  served = gallery;
}
