import { Container, Skeleton } from '@concord/ui';

/** The placeholder of a page that loads. */
export function PageLoading() {
  return (
    <Container maxWidth="xl" aria-busy="true" sx={{ py: { xs: 4, md: 6 } }}>
      <Skeleton variant="text" sx={{ fontSize: '3rem', maxWidth: 360 }} />
      <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} />
    </Container>
  );
}
