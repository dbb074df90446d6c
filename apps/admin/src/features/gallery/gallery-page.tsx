import { useGalleryListQuery } from '@concord/api-client/requests';
import { Box, EmptyState, Typography } from '@concord/ui';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { LoadGuard } from '../../shared/page/load-guard';
import { PictureList } from './picture-list';
import { UploadForm } from './upload-form';

export default function GalleryPage() {
  const query = useGalleryListQuery({ as: 'staff' }, REFETCH_ON_MOUNT);
  return (
    <AdminPage title="Gallery">
      <UploadForm pictures={query.currentData?.items} />
      <Box component="section" sx={{ mt: 3 }}>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          Pictures
        </Typography>
        <LoadGuard query={query} missing="Gallery not found">
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState
                title="No pictures yet"
                text="Pictures that you upload appear here and on the website."
              />
            ) : (
              <PictureList items={items} />
            )
          }
        </LoadGuard>
      </Box>
    </AdminPage>
  );
}
