import { useGalleryListQuery } from '@concord/api-client/requests';
import type { GalleryItem } from '@concord/contracts';
import { picturesText, type ShownPicture, shownPicture } from '@concord/institute';
import { Box, EmptyState, ErrorState, Typography, VISUALLY_HIDDEN } from '@concord/ui';
import { lazy, Suspense } from 'react';
import { galleryArea, gridStyle } from './grid-style';
import { useOpenPicture } from './use-open-picture';
import { PictureCard } from './picture-card';
import { servedGallery } from './served-gallery';
import { SkeletonGrid } from './skeleton-grid';

const Lightbox = lazy(() => import('./lightbox'));

interface GridProps {
  readonly items: readonly GalleryItem[];
  readonly shown?: readonly ShownPicture[];
}

function Grid({ items, shown = items.map(shownPicture) }: GridProps) {
  const { id, show, close } = useOpenPicture();
  const open = items.findIndex(({ _id }) => _id === id);
  return (
    <>
      <Box component="ul" aria-label="Pictures" sx={gridStyle}>
        {shown.map((picture) => (
          <li key={picture.id}>
            <PictureCard {...picture} />
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

/** Pictures with states for loading, none and failure. */
export function Gallery() {
  const { data: list, error, isFetching, refetch } = useGalleryListQuery();
  const served = servedGallery();
  const data = list?.items ?? served?.items;
  const isLoading = !data && (isFetching || !error);
  return (
    <Box sx={galleryArea}>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {isLoading ? 'Loading pictures' : ''}
        {data ? picturesText(data.length) : ''}
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
        <EmptyState title="No pictures yet" text="Pictures will appear here once we add them." />
      ) : null}
      {data && data.length > 0 ? <Grid items={data} shown={list ? undefined : served?.shown} /> : null}
    </Box>
  );
}
