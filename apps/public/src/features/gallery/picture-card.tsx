import type { GalleryItem } from '@concord/contracts';
import { Link } from '@concord/mfe';
import { Box, Typography } from '@concord/ui';
import { pictureAlt, shortCaption } from './caption';
import { GRID_SIZES, gridRatio } from './grid-style';
import { imageSource } from './image-source';
import { linkToPicture, pictureLinkId } from './use-open-picture';

interface PictureCardProps {
  readonly item: GalleryItem;
  readonly position: number;
  /** Visible without scrolling: loaded eagerly. */
  readonly isAboveTheFold: boolean;
}

/** A picture of the grid with its short caption; a link to the viewer. */
export function PictureCard({ item: { _id, image, caption }, position, isAboveTheFold }: PictureCardProps) {
  return (
    <Box
      component={Link}
      id={pictureLinkId(_id)}
      {...linkToPicture(_id)}
      sx={{ display: 'block', color: 'inherit', textDecoration: 'none', borderRadius: 1 }}
    >
      <Box
        component="img"
        {...imageSource(image)}
        sizes={GRID_SIZES}
        width={image.width}
        height={image.height}
        alt={pictureAlt(caption, position)}
        loading={isAboveTheFold ? 'eager' : 'lazy'}
        fetchPriority={position === 0 ? 'high' : 'auto'}
        decoding="async"
        style={{ aspectRatio: gridRatio(image), backgroundColor: image.tint }}
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
          {shortCaption(caption)}
        </Typography>
      ) : null}
    </Box>
  );
}
