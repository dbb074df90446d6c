import { Box, Skeleton } from '@concord/ui';

/** Placeholder for the form, or the rest of it, while loading. */
export function FormLoading() {
  return (
    <Box aria-hidden="true" sx={{ minHeight: '100vh', '@media (scripting: none)': { display: 'none' } }}>
      <Skeleton variant="rounded" height={320} />
      <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} />
    </Box>
  );
}
