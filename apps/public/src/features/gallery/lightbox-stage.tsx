import type { GalleryItem } from '@concord/contracts';
import { pictureSources, smallestSource } from '@concord/institute';
import { Box } from '@concord/ui';
import { useState } from 'react';
import { useSwipe } from './use-swipe';

type Image = GalleryItem['image'];

interface LightboxStageProps {
  readonly image: Image;
  readonly alt: string;
  /** Preloaded once the picture itself has loaded. */
  readonly neighbours: readonly Image[];
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

/** A picture is at most as wide as the window. */
const SIZES = '100vw';

/** The picture at the maximum size of window and file; its smallest rendition while loading. */
export function LightboxStage({ image, alt, neighbours, onNext, onPrevious }: LightboxStageProps) {
  const [isLoaded, setLoaded] = useState(false);
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
        {...pictureSources(image)}
        sizes={SIZES}
        width={width}
        height={height}
        alt={alt}
        draggable={false}
        onLoad={() => setLoaded(true)}
        style={{
          width: `min(100cqw, 100cqh * ${width / height}, ${width}px)`,
          aspectRatio: `${width} / ${height}`,
          ...(isLoaded
            ? {}
            : {
                backgroundColor: image.tint,
                backgroundImage: `url("${smallestSource(image)}")`,
                backgroundSize: 'cover',
              }),
        }}
        sx={{ height: 'auto', maxWidth: '100%', maxHeight: '100%', borderRadius: 1 }}
      />
      {isLoaded
        ? neighbours.map((one) => (
            <img
              key={one.public_id}
              {...pictureSources(one)}
              sizes={SIZES}
              alt=""
              hidden
              fetchPriority="low"
            />
          ))
        : null}
    </Box>
  );
}
