import type { ShownPicture } from '@concord/institute';
import { Link } from '@concord/mfe';
import { Box, Typography } from '@concord/ui';
import { GRID_SIZES } from './grid-style';
import { linkToPicture, pictureLinkId } from './use-open-picture';

/** Picture of the grid with its short caption, as a link to the viewer. */
export function PictureCard({ id, caption, ratio, tint, priority, ...picture }: ShownPicture) {
  return (
    <Box
      component={Link}
      id={pictureLinkId(id)}
      {...linkToPicture(id)}
      sx={{ display: 'block', color: 'inherit', textDecoration: 'none', borderRadius: 1 }}
    >
      <Box
        component="img"
        {...picture}
        sizes={GRID_SIZES}
        fetchPriority={priority}
        decoding="async"
        style={{ aspectRatio: ratio, backgroundColor: tint }}
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          objectFit: 'cover',
          borderRadius: 1,
          bgcolor: 'primary.light',
        }}
      />
      {caption ? (
        <Typography
          component="span"
          aria-hidden="true"
          sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}
        >
          {caption}
        </Typography>
      ) : null}
    </Box>
  );
}
