import { type GalleryItem, LIMITS } from '@concord/contracts';
import { Button, IconButton, Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import { EditIcon } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { type FormEvent, useState } from 'react';
import { useGalleryUpdateMutation } from './requests';

function CaptionForm({ item, onDone }: { readonly item: GalleryItem; readonly onDone: () => void }) {
  const [caption, setCaption] = useState(item.caption);
  const [update, { isLoading }] = useGalleryUpdateMutation();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await update({ params: { id: item._id }, body: { caption: caption.trim() } }).unwrap();
      toastSuccess('Caption saved');
      onDone();
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <Stack
      component="form"
      spacing={1}
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && caption === item.caption) onDone();
      }}
    >
      <TextField
        label="Caption"
        autoFocus
        multiline
        maxRows={4}
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LIMITS.captionLength } }}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" size="small" loading={isLoading}>
          Save
        </Button>
        <Button size="small" disabled={isLoading} onClick={onDone}>
          Cancel
        </Button>
      </Stack>
    </Stack>
  );
}

/** The caption of a picture, which is changed in its place. */
export function PictureCaption({ item }: { readonly item: GalleryItem }) {
  const [isEdited, setEdited] = useState(false);
  const { caption, uploadedBy, scan } = item;
  if (isEdited) return <CaptionForm item={item} onDone={() => setEdited(false)} />;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
      <div style={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{caption || 'No caption'}</Typography>
        <Typography variant="body2" color="textSecondary">
          By {uploadedBy.username}
          {scan === 'pending' ? ', waiting for a malware scan' : null}
        </Typography>
      </div>
      <IconButton
        aria-label={caption ? `Edit the caption ${caption}` : 'Add a caption'}
        onClick={() => setEdited(true)}
      >
        <EditIcon />
      </IconButton>
    </Stack>
  );
}
