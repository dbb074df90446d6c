import type { CertificatesIssued } from '@concord/contracts';
import { TextLink, Typography } from '@concord/ui';
import type { Preview } from '../../../shared/tasks/use-preview';
import { counted } from '../../../shared/format';
import { RetryAlert } from '../../../shared/page/retry-alert';
import type { expectedOf } from './long-names';
import { leftText } from './skipped-words';

interface IssuePreviewProps {
  readonly preview: Preview<CertificatesIssued>;
  readonly expected: ReturnType<typeof expectedOf> | undefined;
  /** Id of the chosen exam; empty for none. */
  readonly exam: string;
}

const number = (count: number) => count.toLocaleString('en-GB');

function textOf({ issued, total, left }: ReturnType<typeof expectedOf>): string {
  const of = counted(total, 'result');
  const out = leftText(left);
  return `${number(issued)} of ${of} will get a certificate.${out ? ` Left out: ${out}.` : ''}`;
}

/** Number of certificates to issue, and of skipped results with reasons; keeps its height while loading. */
export function IssuePreview({ preview, expected, exam }: IssuePreviewProps) {
  if (preview.problem)
    return (
      <RetryAlert severity="error" retry={preview.retry}>
        {preview.problem}. <TextLink to={`/admin/exams/${exam}`}>Open the exam</TextLink>
      </RetryAlert>
    );
  const choose = `Choose the ${exam ? 'course' : 'exam'} to see how many will get a certificate.`;
  return (
    <Typography role="status" sx={{ minHeight: '3em', fontWeight: expected ? 600 : undefined }}>
      {preview.isLoading ? 'Counting…' : expected ? textOf(expected) : choose}
    </Typography>
  );
}
