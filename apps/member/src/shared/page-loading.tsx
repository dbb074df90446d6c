import { Container, Skeleton } from '@concord/ui';

/** Placeholder of a page that is loading. */
export function PageLoading() {
  return (
    <Container maxWidth="md" aria-busy="true" sx={{ py: { xs: 4, md: 6 }, minHeight: '70vh' }}>
      <Skeleton variant="text" sx={{ fontSize: '3rem', maxWidth: 320 }} />
      <Skeleton variant="rounded" height={120} sx={{ mt: 3 }} />
      <Skeleton variant="rounded" height={120} sx={{ mt: 2 }} />
    </Container>
  );
}
