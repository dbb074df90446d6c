import { Box, Typography } from '@concord/ui';
import { UploadIcon } from '@concord/ui/display';
import type { ChosenFile } from '../form/registration-form';
import { sizeOfDataUrl, sizeText, typeOfDataUrl } from '../pictures/data-url';
import { displayName } from '../pictures/file-name';

const SIDE = 64;
const KINDS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
};

function Thumbnail({ value }: { readonly value: ChosenFile | null }) {
  const type = value ? typeOfDataUrl(value.file) : '';
  return (
    <Box
      aria-hidden="true"
      sx={{
        width: SIDE,
        height: SIDE,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'primary.main',
        fontWeight: 700,
        fontSize: '0.875rem',
      }}
    >
      {value && type.startsWith('image/') ? (
        <Box
          component="img"
          src={value.file}
          alt=""
          decoding="async"
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : value ? (
        (KINDS[type] ?? 'FILE')
      ) : (
        <UploadIcon />
      )}
    </Box>
  );
}

interface DocumentFileLineProps {
  readonly value: ChosenFile | null;
  /** Last action, also announced to screen readers. */
  readonly hint: string | undefined;
}

/** Chosen file: a thumbnail or its kind, its name and size. */
export function DocumentFileLine({ value, hint }: DocumentFileLineProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, mb: 1.5, minHeight: SIDE, alignItems: 'flex-start' }}>
      <Thumbnail value={value} />
      <Box sx={{ minWidth: 0 }}>
        {value ? (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{displayName(value.fileName)}</bdi>{' '}
            <Typography component="span" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
              ({sizeText(sizeOfDataUrl(value.file))})
            </Typography>
          </Typography>
        ) : (
          <Typography variant="body2" color="textSecondary">
            An image, Word document or PDF, up to 5 MB
          </Typography>
        )}
        <Typography role="status" variant="body2" color="textSecondary">
          {hint}
        </Typography>
      </Box>
    </Box>
  );
}
