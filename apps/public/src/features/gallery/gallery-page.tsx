import { callUrl } from '@concord/api-client';
import { galleryRoutes } from '@concord/contracts';
import { head } from '../../content/gallery';
import { ContentFrame } from '../../shared/content-view/content-frame';
import { Gallery } from './gallery';

export default function GalleryPage() {
  return (
    <ContentFrame head={head}>
      {/* Loads the pictures while the script that requests the list is still loading. */}
      <link rel="preload" as="fetch" href={callUrl(galleryRoutes.galleryList)} crossOrigin="anonymous" />
      <Gallery />
    </ContentFrame>
  );
}
