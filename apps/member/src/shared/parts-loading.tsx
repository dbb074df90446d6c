import { Skeleton, Stack } from '@concord/ui';

/** Placeholder of parts of a page whose data are loading. */
export const PartsLoading = () => (
  <Stack spacing={2} role="progressbar" aria-label="Loading">
    <Skeleton variant="rounded" height={96} />
    <Skeleton variant="rounded" height={96} />
  </Stack>
);
