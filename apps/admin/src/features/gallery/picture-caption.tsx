import { type GalleryItem, LIMITS } from '@concord/contracts';
import { Button, IconButton, Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import { EditIcon } from '@concord/ui/display';
import { FormTextField } from '@concord/ui/forms';
import { useState } from 'react';
import { z } from 'zod';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { useSending } from '../../shared/forms/use-sending';
import { useGalleryUpdateMutation } from './requests';

const schema = z.object({ caption: z.string().trim() });

function CaptionForm({ item, onDone }: { readonly item: GalleryItem; readonly onDone: () => void }) {
  const [update] = useGalleryUpdateMutation();
  const form = useSchemaForm(schema, { caption: item.caption });
  const send = async (body: typeof form.values) => {
    await update({ params: { id: item._id }, body }).unwrap();
    toastSuccess('Caption saved');
    onDone();
  };
  const { busy, onSubmit } = useSending(form, send, { onRefused: toastError });
  return (
    <Stack
      component="form"
      spacing={1}
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && form.values.caption === item.caption) onDone();
      }}
    >
      <FormTextField
        control={form.control}
        name="caption"
        label="Caption"
        autoFocus
        multiline
        maxRows={4}
        slotProps={{ htmlInput: { maxLength: LIMITS.captionLength } }}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" size="small" loading={busy}>
          Save
        </Button>
        <Button size="small" disabled={busy} onClick={onDone}>
          Cancel
        </Button>
      </Stack>
    </Stack>
  );
}

/** Caption of a picture, edited in place. */
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
