import { head } from '../../content/gallery';
import { ContentFrame } from '../../shared/content-view/content-frame';
import { Gallery } from './gallery';

/** The institute's pictures. */
export default function GalleryPage() {
  return (
    <ContentFrame head={head}>
      {/* On its way before the code that asks for it has arrived. */}
      <link rel="preload" as="fetch" href="/api/gallery" crossOrigin="anonymous" />
      <Gallery />
    </ContentFrame>
  );
}
