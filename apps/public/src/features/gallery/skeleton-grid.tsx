import { Box, Skeleton } from '@concord/ui';
import { gridStyle } from './grid-style';

/** Typical aspect ratios of pictures. */
const SHAPES = ['3 / 2', '3 / 4', '4 / 3', '1 / 1', '12 / 7', '9 / 11'] as const;

/** Placeholder of the grid while the list loads. */
export function SkeletonGrid() {
  return (
    <Box component="ul" aria-hidden="true" sx={gridStyle}>
      {SHAPES.map((aspectRatio) => (
        <li key={aspectRatio}>
          <Skeleton
            variant="rounded"
            animation={false}
            sx={{ width: '100%', height: 'auto', aspectRatio, bgcolor: 'primary.light' }}
          />
          <Skeleton variant="text" animation={false} width="70%" sx={{ mt: 1 }} />
        </li>
      ))}
    </Box>
  );
}
