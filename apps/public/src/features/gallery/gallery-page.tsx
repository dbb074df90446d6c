import { Page, PageHeader } from '@concord/ui';
import { Gallery } from './gallery';

/** The institute's pictures. */
export default function GalleryPage() {
  return (
    <Page
      title="Gallery"
      description="Pictures of the institute's work: training weeks, peace clubs in schools, mediation courses, inductions and field visits."
    >
      {/* On its way before the code that asks for it has arrived. */}
      <link rel="preload" as="fetch" href="/api/gallery" crossOrigin="anonymous" />
      <PageHeader title="Gallery" lead="The institute's work in pictures." />
      <Gallery />
    </Page>
  );
}
