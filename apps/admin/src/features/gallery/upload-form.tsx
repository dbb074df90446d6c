import { type GalleryItem, LIMITS } from '@concord/contracts';
import { Box, Button, IconButton, Stack, Typography } from '@concord/ui';
import { Alert, DeleteIcon, ImageIcon, LinearProgress, UploadIcon } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { FileButton } from '../../shared/fields/file-button';
import { Section } from '../../shared/page/section';
import { type Draft, useUploads } from './use-uploads';

interface DraftRowProps {
  readonly draft: Draft;
  readonly isOnly: boolean;
  readonly busy: boolean;
  readonly onCaption: (caption: string) => void;
  readonly onDrop: () => void;
}

function DraftRow({ draft, isOnly, busy, onCaption, onDrop }: DraftRowProps) {
  const { name, imageFile, caption, problem } = draft;
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Box
        component="img"
        src={imageFile}
        alt={isOnly ? 'Preview' : `Preview of ${name}`}
        sx={{ width: 88, height: 66, objectFit: 'cover', borderRadius: 1, flex: '0 0 auto' }}
      />
      <TextField
        label={isOnly ? 'Caption' : `Caption of ${name}`}
        value={caption}
        disabled={busy}
        error={Boolean(problem)}
        helperText={problem}
        onChange={(event) => onCaption(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LIMITS.captionLength } }}
      />
      <IconButton aria-label={`Remove ${name}`} disabled={busy} onClick={onDrop}>
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}

const captionOf = ({ caption }: GalleryItem) => (caption ? `“${caption}”` : 'a picture without a caption');

/** Lists the pictures that new ones will displace, before the upload. */
function Displaced({ pictures }: { readonly pictures: readonly GalleryItem[] }) {
  if (pictures.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      The gallery keeps {LIMITS.galleryMax} pictures. This upload removes{' '}
      {pictures.length === 1 ? 'the last one' : `the last ${pictures.length}`}:{' '}
      {pictures.map(captionOf).join(', ')}. To keep a picture, move it forward first.
    </Alert>
  );
}

interface UploadFormProps {
  /** The current gallery; undefined while it loads. */
  readonly pictures: readonly GalleryItem[] | undefined;
}

/** Uploads pictures, several at once. */
export function UploadForm({ pictures = [] }: UploadFormProps) {
  const { drafts, progress, onPick, onCaption, onDrop, onSubmit } = useUploads();
  const excess = Math.max(0, pictures.length + drafts.length - LIMITS.galleryMax);
  return (
    <Section title="Upload pictures">
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          if (drafts.length > 0 && !progress) onSubmit();
        }}
      >
        {drafts.length > 0 ? (
          <Stack
            component="ul"
            aria-label="Chosen pictures"
            spacing={2}
            sx={{ listStyle: 'none', m: 0, p: 0 }}
          >
            {drafts.map((draft) => (
              <DraftRow
                key={draft.key}
                draft={draft}
                isOnly={drafts.length === 1}
                busy={progress !== undefined}
                onCaption={(caption) => onCaption(draft.key, caption)}
                onDrop={() => onDrop(draft.key)}
              />
            ))}
          </Stack>
        ) : null}
        {progress ? (
          <Box role="status">
            <Typography variant="body2">
              Uploading picture {progress.done + 1} of {progress.of}
            </Typography>
            <LinearProgress
              variant="determinate"
              aria-label="Upload"
              value={(100 * progress.done) / progress.of}
              sx={{ mt: 0.5 }}
            />
          </Box>
        ) : (
          <Displaced pictures={excess > 0 ? pictures.slice(-excess) : []} />
        )}
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <FileButton multiple label="Picture" accept="image/*" icon={<ImageIcon />} onPick={onPick}>
            {drafts.length > 0 ? 'Choose more pictures' : 'Choose pictures'}
          </FileButton>
          <Button
            type="submit"
            variant="contained"
            startIcon={<UploadIcon />}
            disabled={drafts.length === 0}
            loading={progress !== undefined}
          >
            Upload
          </Button>
          <Typography variant="body2" color="textSecondary">
            Up to 2 MB per image. The gallery keeps {LIMITS.galleryMax} pictures, with new ones first.
          </Typography>
        </Stack>
      </Stack>
    </Section>
  );
}
