import { useSession } from '@concord/api-client';
import type { Mail } from '@concord/contracts';
import { useParams } from '@concord/mfe';
import { Box, Stack } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { useState } from 'react';
import { DetailList } from '../../shared/detail-list';
import { formatDateTime } from '../../shared/format';
import { RecordPage } from '../../shared/record-page';
import { Section } from '../../shared/section';
import { useMailQuery } from './mail';
import { MailPreview } from './mail-preview';
import { MailStatusChip } from './mail-status-chip';
import { SendAgainButton } from './send-again-button';

/** A mail that moves is asked after this often. */
const FOLLOW_MS = 3000;

function MailNote({ mail }: { readonly mail: Mail }) {
  if (mail.status === 'unknown')
    return <Alert severity="warning">Nobody can tell whether this mail went out. {mail.error}</Alert>;
  if (mail.status === 'failed') return <Alert severity="error">This mail was not sent: {mail.error}</Alert>;
  if (mail.status === 'queued' && mail.error)
    return <Alert severity="info">It will be tried again. The last try ended so: {mail.error}</Alert>;
  if (mail.status === 'kept')
    return (
      <Alert severity="info">There was no mail server to send it with, so this mail is kept here only.</Alert>
    );
  return null;
}

/** An e-mail address, which breaks after its @ where it has no room. */
function Address({ of }: { readonly of: string }) {
  const [name, host] = of.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

function MailBody({ mail }: { readonly mail: Mail }) {
  return (
    <Stack spacing={4}>
      <MailNote mail={mail} />
      <Section title="Mail" actions={<MailStatusChip status={mail.status} />}>
        <DetailList
          items={[
            ['To', <Address key="to" of={mail.to} />],
            ['Name', mail.name],
            ['Made', formatDateTime(mail.createdAt)],
            ['Sent', formatDateTime(mail.sentAt)],
            ['Tries', mail.tries],
          ]}
        />
      </Section>
      <Section title="As mail programs show it">
        <MailPreview html={mail.html} title={`Preview: ${mail.subject}`} />
      </Section>
      <Section title="As plain text">
        <Box
          component="pre"
          sx={{ m: 0, fontSize: '0.9375rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {mail.text}
        </Box>
      </Section>
    </Stack>
  );
}

/** One mail with its words and how far it is. */
export default function MailPage() {
  const { id = '' } = useParams();
  const { details } = useSession();
  const [isMoving, setMoving] = useState(false);
  const query = useMailQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isMoving ? FOLLOW_MS : 0,
  });
  const status = query.currentData?.status;
  const moves = status === 'queued' || status === 'sending';
  if (moves !== isMoving) setMoving(moves);
  return (
    <RecordPage
      query={query}
      titleOf={({ subject }) => subject}
      placeholder="Mail"
      documentTitle="Mail"
      list={{ to: '/admin/outbox', label: 'All mails' }}
      missing="There is no such mail"
      actions={(mail) =>
        mail.canSendAgain && details?.role === 'SUPER_ADMIN' ? <SendAgainButton mail={mail} /> : null
      }
    >
      {(mail) => <MailBody mail={mail} />}
    </RecordPage>
  );
}
