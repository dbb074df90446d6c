import type { GalleryItem } from '@concord/contracts';
import { pictureSources, smallestSource } from '@concord/institute';
import { Box } from '@concord/ui';
import { useState } from 'react';
import { useSwipe } from './use-swipe';

type Image = GalleryItem['image'];

interface LightboxStageProps {
  readonly image: Image;
  readonly alt: string;
  /** Pictures to preload once the shown one has loaded. */
  readonly neighbours: readonly Image[];
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

/** `sizes` of the shown picture, which is as wide as the window. */
const SIZES = '100vw';

/** The picture at the largest size that window and file allow; its smallest rendition while loading. */
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
