import { Box, Skeleton } from '@concord/ui';

/** Stands in the place of the form, or of the rest of it, until that is loaded. */
export function FormLoading() {
  return (
    <Box aria-hidden="true" sx={{ minHeight: '100vh', '@media (scripting: none)': { display: 'none' } }}>
      <Skeleton variant="rounded" height={320} />
      <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} />
    </Box>
  );
}
