import { Container, Skeleton } from '@concord/ui';

export function PortalLoading() {
  return (
    <Container maxWidth="md" aria-busy="true" sx={{ py: 6, minHeight: '70vh' }}>
      <Skeleton variant="text" sx={{ fontSize: '3rem', maxWidth: 360 }} />
      <Skeleton variant="rounded" height={120} sx={{ mt: 3 }} />
      <Skeleton variant="rounded" height={120} sx={{ mt: 2 }} />
    </Container>
  );
}
