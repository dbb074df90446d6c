import type { TemplatePreviewBody } from '@concord/contracts';
import { Skeleton, Stack } from '@concord/ui';
import { RetryAlert } from '../../shared/page/retry-alert';
import { useCertificatePreviewQuery } from './requests';
import { SheetFrame } from './sheet-frame';

interface TemplatePreviewProps {
  readonly body: TemplatePreviewBody;
  readonly title: string;
}

/** Certificate of a template, with sample data. */
export function TemplatePreview({ body, title }: TemplatePreviewProps) {
  const { data, error, isFetching, refetch } = useCertificatePreviewQuery({ body });
  const failure =
    error && !isFetching ? (
      <RetryAlert retry={() => void refetch()}>The certificate can&apos;t be shown right now.</RetryAlert>
    ) : null;
  if (!data && failure) return failure;
  if (!data)
    return (
      <Skeleton
        variant="rounded"
        role="progressbar"
        aria-label="Loading"
        sx={{ width: '100%', height: 'auto', aspectRatio: '1123 / 794' }}
      />
    );
  return (
    <Stack spacing={1.5} aria-busy={isFetching}>
      <SheetFrame {...data} title={title} />
      {failure}
    </Stack>
  );
}
