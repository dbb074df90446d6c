import type { GalleryItem } from '@concord/contracts';
import type { ShownPicture } from '@concord/institute';

interface ServedGallery {
  readonly items: readonly GalleryItem[];
  /** Placeholder pictures for the build, which knows no real ones. */
  readonly shown?: readonly ShownPicture[];
}

/** Reads the list embedded in the served page. */
function readFromPage(): ServedGallery | undefined {
  const element = typeof document === 'undefined' ? null : document.getElementById('served-gallery');
  return element ? { items: JSON.parse(element.textContent) as GalleryItem[] } : undefined;
}

let served = readFromPage();

/** Initial pictures, so that hydration matches the served page. Without them, the list is requested. */
export const servedGallery = (): ServedGallery | undefined => served;

/** Sets placeholders for pictures while the build renders the page; `undefined` resets it. */
export function provideGallery(gallery: ServedGallery | undefined): void {
  served = gallery;
}
