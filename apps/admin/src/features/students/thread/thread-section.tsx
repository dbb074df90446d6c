import type { Student, StudentThread, ThreadMessage } from '@concord/contracts';
import { Box, ErrorState, Skeleton, Stack, Typography } from '@concord/ui';
import { formatDateTime } from '../../../shared/format';
import { REFETCH_ON_MOUNT } from '../../../shared/lists/use-server-list';
import { Section } from '../../../shared/page/section';
import { DocumentLink } from '../student-files';
import { type FileScans, RELOAD_MS } from '../use-file-scans';
import { ProposalItem } from './proposal-item';
import { useStudentThreadQuery } from './requests';

interface ThreadProps {
  readonly student: Student;
  readonly scans: FileScans;
}

const LIST = { listStyle: 'none', m: 0, p: 0 } as const;

const authorOf = ({ from, by }: ThreadMessage) => (from === 'office' ? (by ?? 'Staff') : 'The applicant');

function Message({ message, scans }: { readonly message: ThreadMessage; readonly scans: FileScans }) {
  const { text, at, files } = message;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        {authorOf(message)}, {formatDateTime(at)}
      </Typography>
      {text ? <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography> : null}
      {files.map(({ name, file }) => (
        <div key={file.public_id}>
          <DocumentLink name={name} url={file.url} scan={scans.get(file.public_id)} />
        </div>
      ))}
    </Box>
  );
}

function Thread({ thread, student, scans }: ThreadProps & { readonly thread: StudentThread }) {
  const { messages, proposals } = thread;
  if (messages.length === 0 && proposals.length === 0)
    return <Typography color="textSecondary">No messages yet.</Typography>;
  return (
    <Stack spacing={2}>
      {messages.length > 0 ? (
        <Stack component="ol" aria-label="Messages" spacing={1.5} sx={LIST}>
          {messages.map((message) => (
            <Message key={message._id} message={message} scans={scans} />
          ))}
        </Stack>
      ) : null}
      {proposals.length > 0 ? (
        <Stack component="ul" aria-label="Proposed corrections" spacing={1.5} sx={LIST}>
          {proposals.map((proposal) => (
            <ProposalItem key={proposal._id} student={student} proposal={proposal} />
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}

/** Messages with the applicant, and corrections that the applicant proposed. */
export function ThreadSection({ student, scans }: ThreadProps) {
  const { currentData, error, isFetching, refetch } = useStudentThreadQuery(
    { params: { id: student._id } },
    { pollingInterval: RELOAD_MS, ...REFETCH_ON_MOUNT },
  );
  return (
    <Section title="Messages and corrections">
      {!currentData && error && !isFetching ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : null}
      {!currentData && isFetching ? <Skeleton variant="rounded" height={48} /> : null}
      {currentData ? <Thread thread={currentData} student={student} scans={scans} /> : null}
    </Section>
  );
}
