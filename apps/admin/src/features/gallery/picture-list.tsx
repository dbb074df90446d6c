import { fileUrl } from '@concord/api-client';
import type { GalleryItem } from '@concord/contracts';
import { Box, ChevronRightIcon, IconButton, Paper, Stack, Typography, VISUALLY_HIDDEN } from '@concord/ui';
import { DeleteIcon } from '@concord/ui/display';
import { useState } from 'react';
import { RemovalDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { PictureCaption } from './picture-caption';
import { useGalleryRemoveMutation } from './requests';
import { usePictureOrder } from './use-picture-order';

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
} as const;

const FRAME = { display: 'block', width: '100%', height: 'auto', aspectRatio: '4 / 3' } as const;

/** The picture, or the reason why it is not shown. */
function Shown({ image, caption, scan, finding }: GalleryItem) {
  if (scan === 'infected')
    return (
      <Box sx={{ ...FRAME, display: 'grid', placeItems: 'center', p: 2, bgcolor: 'action.hover' }}>
        <Typography color="error" sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
          Blocked because of {finding ?? 'malware'}. The website does not show it.
        </Typography>
      </Box>
    );
  return (
    <Box
      component="img"
      src={fileUrl(image.url)}
      alt={caption || 'Picture without a caption'}
      loading="lazy"
      draggable={false}
      width={image.width}
      height={image.height}
      sx={{ ...FRAME, objectFit: 'cover' }}
    />
  );
}

function RemoveButton({ item: { _id, image, caption } }: { readonly item: GalleryItem }) {
  const [remove] = useGalleryRemoveMutation();
  const removal = { params: { id: _id }, body: { mongoDbId: _id, cloudinaryPublic: image.public_id } };
  return (
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
          {caption ? `"${caption}" will be deleted.` : 'It will be deleted.'} You can’t undo this.
        </RemovalDialog>
      )}
    />
  );
}

interface PictureProps {
  readonly item: GalleryItem;
  readonly index: number;
  readonly total: number;
  readonly onMove: (to: number) => void;
}

function Picture({ item, index, total, onMove }: PictureProps) {
  const name = item.caption || 'picture';
  return (
    <>
      <Shown {...item} />
      <Box sx={{ px: 1.5, pt: 1.5 }}>
        <PictureCaption item={item} />
      </Box>
      <Stack direction="row" sx={{ px: 0.5, pb: 0.5, alignItems: 'center' }}>
        <IconButton
          aria-label={`Move ${name} forward`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ChevronRightIcon sx={{ transform: 'rotate(180deg)' }} />
        </IconButton>
        <Typography variant="body2" color="textSecondary">
          {index + 1} of {total}
        </Typography>
        <IconButton
          aria-label={`Move ${name} back`}
          disabled={index === total - 1}
          onClick={() => onMove(index + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
        <Box sx={{ ml: 'auto' }}>
          <RemoveButton item={item} />
        </Box>
      </Stack>
    </>
  );
}

/** The gallery as on the website. Pictures are moved by buttons or by dragging. */
export function PictureList({ items }: { readonly items: readonly GalleryItem[] }) {
  const { shown, said, move } = usePictureOrder(items);
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <>
      <Box component="ul" aria-label="Gallery pictures" sx={GRID}>
        {shown.map((item, index) => (
          <Paper
            component="li"
            key={item._id}
            variant="outlined"
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={end}
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, index);
              end();
            }}
            sx={{
              overflow: 'hidden',
              cursor: 'grab',
              opacity: dragged === index ? 0.5 : 1,
              outline: over === index && dragged !== index ? '3px solid' : 'none',
              outlineColor: 'primary.main',
            }}
          >
            <Picture item={item} index={index} total={shown.length} onMove={(to) => move(index, to)} />
          </Paper>
        ))}
      </Box>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {said}
      </Box>
    </>
  );
}
