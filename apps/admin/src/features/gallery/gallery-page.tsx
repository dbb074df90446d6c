import type { GalleryItem } from '@concord/contracts';
import { Box, EmptyState, Typography } from '@concord/ui';
import { useState } from 'react';
import { AdminPage } from '../../shared/admin-page';
import { LoadGuard } from '../../shared/load-guard';
import { GalleryGrid } from './gallery-grid';
import { useAdminGalleryListQuery } from './gallery-list';
import { RemoveImageDialog } from './remove-image-dialog';
import { UploadForm } from './upload-form';

/** The pictures that the public gallery shows. */
export default function GalleryPage() {
  const query = useAdminGalleryListQuery(undefined, { refetchOnMountOrArgChange: true });
  const [deleting, setDeleting] = useState<GalleryItem | null>(null);
  return (
    <AdminPage title="Gallery">
      <UploadForm />
      <Box component="section" sx={{ mt: 5 }}>
        <Typography variant="h2" sx={{ mb: 2 }}>
          Pictures
        </Typography>
        <LoadGuard query={query} missing="The gallery is not there">
          {(items) =>
            items.length === 0 ? (
              <EmptyState
                title="No picture yet"
                text="Pictures that you upload appear here and on the website."
              />
            ) : (
              <GalleryGrid items={items} onDelete={setDeleting} />
            )
          }
        </LoadGuard>
      </Box>
      {deleting ? <RemoveImageDialog item={deleting} onClose={() => setDeleting(null)} /> : null}
    </AdminPage>
  );
}
