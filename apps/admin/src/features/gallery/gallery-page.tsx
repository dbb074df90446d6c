import { useGalleryListQuery } from '@concord/api-client/requests';
import type { GalleryItem } from '@concord/contracts';
import { Box, EmptyState, Typography } from '@concord/ui';
import { useState } from 'react';
import { RemovalDialog } from '../../shared/dialogs/action-dialog';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { LoadGuard } from '../../shared/page/load-guard';
import { GalleryGrid } from './gallery-grid';
import { useGalleryRemoveMutation } from './requests';
import { UploadForm } from './upload-form';

const removalOf = ({ _id, image }: GalleryItem) => ({
  params: { id: _id },
  body: { mongoDbId: _id, cloudinaryPublic: image.public_id },
});

/** The pictures of the public gallery. */
export default function GalleryPage() {
  const query = useGalleryListQuery({ as: 'staff' }, REFETCH_ON_MOUNT);
  const [remove] = useGalleryRemoveMutation();
  const [deleting, setDeleting] = useState<GalleryItem | null>(null);
  return (
    <AdminPage title="Gallery">
      <UploadForm />
      <Box component="section" sx={{ mt: 5 }}>
        <Typography variant="h2" sx={{ mb: 2 }}>
          Pictures
        </Typography>
        <LoadGuard query={query} missing="The gallery is not there">
          {({ items }) =>
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
      {deleting ? (
        <RemovalDialog
          title="Delete this picture?"
          failureText="Image could nit be deleted"
          act={() => remove(removalOf(deleting)).unwrap()}
          onClose={() => setDeleting(null)}
        >
          {deleting.caption ? `"${deleting.caption}" will be deleted.` : 'It will be deleted.'} This can not
          be undone.
        </RemovalDialog>
      ) : null}
    </AdminPage>
  );
}
