import { fileUrl } from '@concord/api-client';
import { useGalleryListQuery } from '@concord/api-client/requests';
import type { GalleryItem } from '@concord/contracts';
import { Box, EmptyState, Paper, Typography } from '@concord/ui';
import { DeleteIcon } from '@concord/ui/display';
import { RemovalDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { LoadGuard } from '../../shared/page/load-guard';
import { useGalleryRemoveMutation } from './requests';
import { UploadForm } from './upload-form';

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
} as const;

const FRAME = { display: 'block', width: '100%', height: 'auto', aspectRatio: '4 / 3' } as const;

/** The picture, or why it is not shown. */
function Shown({ image, caption, scan, finding }: GalleryItem) {
  if (scan === 'infected')
    return (
      <Box sx={{ ...FRAME, display: 'grid', placeItems: 'center', p: 2, bgcolor: 'action.hover' }}>
        <Typography color="error" sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
          Held back: {finding ?? 'malware'}. The website does not show it.
        </Typography>
      </Box>
    );
  return (
    <Box
      component="img"
      src={fileUrl(image.url)}
      alt={caption || 'Picture without a caption'}
      loading="lazy"
      width={image.width}
      height={image.height}
      sx={{ ...FRAME, objectFit: 'cover' }}
    />
  );
}

function Picture(item: GalleryItem) {
  const { _id, image, caption, uploadedBy, scan } = item;
  const [remove] = useGalleryRemoveMutation();
  const removal = { params: { id: _id }, body: { mongoDbId: _id, cloudinaryPublic: image.public_id } };
  return (
    <Paper component="li" variant="outlined" sx={{ overflow: 'hidden' }}>
      <Shown {...item} />
      <Box sx={{ display: 'flex', gap: 1, p: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{caption || 'No caption'}</Typography>
          <Typography variant="body2" color="textSecondary">
            By {uploadedBy.username}
            {scan === 'pending' ? ', waits for its malware scan' : null}
          </Typography>
        </Box>
        <DialogButton
          color="error"
          aria-label={caption ? `Delete ${caption}` : 'Delete picture'}
          icon={<DeleteIcon />}
          dialog={(close) => (
            <RemovalDialog
              title="Delete this picture?"
              failureText="Image could nit be deleted"
              act={() => remove(removal).unwrap()}
              onClose={close}
            >
              {caption ? `"${caption}" will be deleted.` : 'It will be deleted.'} This can not be undone.
            </RemovalDialog>
          )}
        />
      </Box>
    </Paper>
  );
}

export default function GalleryPage() {
  const query = useGalleryListQuery({ as: 'staff' }, REFETCH_ON_MOUNT);
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
              <Box component="ul" aria-label="Gallery pictures" sx={GRID}>
                {items.map((item) => (
                  <Picture key={item._id} {...item} />
                ))}
              </Box>
            )
          }
        </LoadGuard>
      </Box>
    </AdminPage>
  );
}
