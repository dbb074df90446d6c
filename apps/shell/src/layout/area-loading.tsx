import { Container, Skeleton } from '@concord/ui';

/** Placeholder for a page that is loading. */
export function AreaLoading() {
  return (
    <Container maxWidth="lg" aria-busy="true" sx={{ py: 6, minHeight: '70vh' }}>
      <Skeleton variant="text" sx={{ fontSize: '3rem', maxWidth: 420 }} />
      <Skeleton variant="text" sx={{ maxWidth: 640 }} />
      <Skeleton variant="rounded" height={240} sx={{ mt: 4 }} />
    </Container>
  );
}
