import { fileUrl, useGalleryQuery } from '@concord/api-client';
import { EmptyState, ErrorState, Page, PageHeader, Skeleton, useMediaQuery } from '@concord/ui';
import { ImageList, ImageListItem, ImageListItemBar } from '@concord/ui/display';
import { shortCaption } from './caption';

const GAP = 16;

/** Columns of the grid: 1 from 350 px of width, 2 from 750 px, 3 from 900 px. */
function useColumns(): number {
  const two = useMediaQuery('(min-width:750px)', { noSsr: true });
  const three = useMediaQuery('(min-width:900px)', { noSsr: true });
  return three ? 3 : two ? 2 : 1;
}

function GalleryGrid() {
  const columns = useColumns();
  const { data, error, isLoading, refetch } = useGalleryQuery();
  if (isLoading) return <Skeleton variant="rounded" height={420} aria-busy="true" />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data?.length)
    return <EmptyState title="No pictures yet" text="Pictures of the institute's work will be shown here." />;
  return (
    <ImageList variant="masonry" cols={columns} gap={GAP}>
      {data.map(({ _id, image, caption }) => (
        <ImageListItem key={_id}>
          <img
            src={fileUrl(image.url)}
            width={image.width}
            height={image.height}
            alt={caption}
            loading="lazy"
            style={{ height: 'auto', borderRadius: 8 }}
          />
          {caption ? (
            <ImageListItemBar position="below" title={<span title={caption}>{shortCaption(caption)}</span>} />
          ) : null}
        </ImageListItem>
      ))}
    </ImageList>
  );
}

/** The institute's pictures. */
export default function GalleryPage() {
  return (
    <Page title="Gallery">
      <PageHeader title="Gallery" lead="The institute's work in pictures." />
      <GalleryGrid />
    </Page>
  );
}
