import { fileUrl } from '@concord/api-client';
import type { GalleryItem } from '@concord/contracts';
import { Box, IconButton, Paper, Typography } from '@concord/ui';
import { DeleteIcon } from '@concord/ui/display';

interface GalleryGridProps {
  readonly items: readonly GalleryItem[];
  readonly onDelete: (item: GalleryItem) => void;
}

/** The pictures of the gallery, each with its caption and a way to delete it. */
export function GalleryGrid({ items, onDelete }: GalleryGridProps) {
  return (
    <Box
      component="ul"
      aria-label="Gallery pictures"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
      }}
    >
      {items.map((item) => (
        <Paper component="li" variant="outlined" key={item._id} sx={{ overflow: 'hidden' }}>
          <Box
            component="img"
            src={fileUrl(item.image.url)}
            alt={item.caption || 'Picture without a caption'}
            loading="lazy"
            width={item.image.width}
            height={item.image.height}
            sx={{ display: 'block', width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'cover' }}
          />
          <Box sx={{ display: 'flex', gap: 1, p: 1.5, alignItems: 'flex-start' }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{item.caption || 'No caption'}</Typography>
              <Typography variant="body2" color="textSecondary">
                By {item.uploadedBy.username}
              </Typography>
            </Box>
            <IconButton
              color="error"
              aria-label={item.caption ? `Delete ${item.caption}` : 'Delete picture'}
              onClick={() => onDelete(item)}
            >
              <DeleteIcon />
            </IconButton>
          </Box>
        </Paper>
      ))}
    </Box>
  );
}
