import { useGalleryListQuery } from '@concord/api-client/requests';
import type { GalleryItem } from '@concord/contracts';
import { Box, EmptyState, ErrorState, Typography, VISUALLY_HIDDEN } from '@concord/ui';
import { lazy, Suspense } from 'react';
import { galleryArea, gridStyle } from './grid-style';
import { useOpenPicture } from './use-open-picture';
import { PictureCard } from './picture-card';
import { SkeletonGrid } from './skeleton-grid';

const Lightbox = lazy(() => import('./lightbox'));

/** Pictures that may be visible before any scrolling. */
const ABOVE_THE_FOLD = 3;

function Grid({ items }: { readonly items: readonly GalleryItem[] }) {
  const { id, show, close } = useOpenPicture();
  const open = items.findIndex(({ _id }) => _id === id);
  return (
    <>
      <Box component="ul" aria-label="Pictures" sx={gridStyle}>
        {items.map((item, position) => (
          <li key={item._id}>
            <PictureCard item={item} position={position} isAboveTheFold={position < ABOVE_THE_FOLD} />
          </li>
        ))}
      </Box>
      {open >= 0 ? (
        <Suspense fallback={null}>
          <Lightbox items={items} position={open} onShow={({ _id }) => show(_id)} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The pictures, with their loading, empty and error states. */
export function Gallery() {
  const { data: list, error, isFetching, refetch } = useGalleryListQuery();
  const data = list?.items;
  const isLoading = !data && (isFetching || !error);
  return (
    <Box sx={galleryArea}>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {isLoading ? 'Loading pictures' : ''}
        {data ? `${data.length} ${data.length === 1 ? 'picture' : 'pictures'}` : ''}
      </Box>
      {isLoading ? (
        <>
          <noscript>
            <Typography sx={{ mb: 3 }}>Switch on JavaScript in your browser to see the pictures.</Typography>
          </noscript>
          <SkeletonGrid />
        </>
      ) : null}
      {!data && !isLoading ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? (
        <EmptyState title="No pictures yet" text="Pictures of the institute's work will be shown here." />
      ) : null}
      {data && data.length > 0 ? <Grid items={data} /> : null}
    </Box>
  );
}
