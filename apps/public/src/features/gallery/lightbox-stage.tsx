import type { GalleryItem } from '@concord/contracts';
import { Box } from '@concord/ui';
import { useState } from 'react';
import { imageSource, smallestOf } from './image-source';
import { useSwipe } from './use-swipe';

type Image = GalleryItem['image'];

interface LightboxStageProps {
  readonly image: Image;
  readonly alt: string;
  /** Fetched once the picture itself is there. */
  readonly neighbours: readonly Image[];
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

/** What the browser chooses a rendition by: nothing is shown wider than the window. */
const SIZES = '100vw';

/** The picture, as large as its place allows and no larger than it is; meanwhile the one from the grid, enlarged. */
export function LightboxStage({ image, alt, neighbours, onNext, onPrevious }: LightboxStageProps) {
  const [isThere, setThere] = useState(false);
  const swipe = useSwipe(onNext, onPrevious);
  const { width, height } = image;
  return (
    <Box
      {...swipe}
      sx={{
        flex: 1,
        minHeight: 0,
        mx: { xs: 1, md: 4 },
        display: 'grid',
        placeItems: 'center',
        containerType: 'size',
        touchAction: 'pan-y pinch-zoom',
      }}
    >
      <Box
        component="img"
        {...imageSource(image)}
        sizes={SIZES}
        width={width}
        height={height}
        alt={alt}
        draggable={false}
        onLoad={() => setThere(true)}
        style={{
          width: `min(100cqw, 100cqh * ${width / height}, ${width}px)`,
          aspectRatio: `${width} / ${height}`,
          ...(isThere
            ? {}
            : {
                backgroundColor: image.tint,
                backgroundImage: `url("${smallestOf(image)}")`,
                backgroundSize: 'cover',
              }),
        }}
        sx={{ height: 'auto', maxWidth: '100%', maxHeight: '100%', borderRadius: 1 }}
      />
      {isThere
        ? neighbours.map((one) => (
            <img key={one.public_id} {...imageSource(one)} sizes={SIZES} alt="" hidden fetchPriority="low" />
          ))
        : null}
    </Box>
  );
}
