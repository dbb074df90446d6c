import type { GalleryItem } from '@concord/contracts';
import { Link } from '@concord/mfe';
import { Box, Typography } from '@concord/ui';
import { pictureName, shortCaption } from './caption';
import { GRID_SIZES, gridRatio } from './grid-style';
import { imageSource } from './image-source';
import { linkToPicture, pictureLinkId } from './open-picture';

interface PictureCardProps {
  readonly item: GalleryItem;
  readonly position: number;
  /** It may be on the first screen, so it does not wait until it is scrolled to. */
  readonly isEarly: boolean;
}

/** A picture of the grid with its short caption; it opens in the viewer. The whole caption is the picture's text. */
export function PictureCard({ item: { _id, image, caption }, position, isEarly }: PictureCardProps) {
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
        alt={pictureName(caption, position)}
        loading={isEarly ? 'eager' : 'lazy'}
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
