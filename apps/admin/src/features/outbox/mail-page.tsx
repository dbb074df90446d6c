import { useSession } from '@concord/api-client';
import type { Mail, MailedDocument } from '@concord/contracts';
import { useParams } from '@concord/mfe';
import { Box, Button, Stack, TextLink } from '@concord/ui';
import { Alert, DownloadIcon } from '@concord/ui/display';
import { useState } from 'react';
import { RecordHistory, useHistoryTab } from '../../shared/audit/record-history';
import { ActionDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { saveText } from '../../shared/downloads/save-text';
import { DetailList } from '../../shared/page/detail-list';
import { DocumentButton } from '../../shared/documents/document-button';
import { formatDateTime } from '../../shared/format';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { MailPreview } from '../../shared/mails/mail-preview';
import { RecordPage } from '../../shared/page/record-page';
import { Section } from '../../shared/page/section';
import { useTabs } from '../../shared/page/use-tabs';
import { EmailAddress } from '../../shared/records/email-address';
import { MailStatusChip } from '../../shared/records/mail-status';
import { StudentLink } from '../../shared/records/student-link';
import { useOutboxGetQuery, useOutboxSendAgainMutation } from './requests';

const POLL_MS = 3000;

function MailNote({ mail }: { readonly mail: Mail }) {
  if (mail.status === 'unknown')
    return <Alert severity="warning">It is not known whether this e-mail was sent. {mail.error}</Alert>;
  if (mail.cancelled) return <Alert severity="info">This e-mail will not be sent. {mail.error}.</Alert>;
  if (mail.status === 'failed')
    return <Alert severity="error">This e-mail was not sent. Error: {mail.error}</Alert>;
  if (mail.status === 'queued' && mail.error)
    return <Alert severity="info">The server will try again. Error: {mail.error}</Alert>;
  if (mail.status === 'kept')
    return <Alert severity="info">No mail server was set up, so this e-mail is only kept here.</Alert>;
  return null;
}

function ResultLink({ id }: { readonly id: string }) {
  return <TextLink to={`/admin/student-result/${id}`}>Open the result</TextLink>;
}

/** Attachment of a mail, as the student got it. */
function Attachment({ name, type, content }: NonNullable<Mail['attachments']>[number]) {
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      onClick={() => saveText(content, { name, type })}
      sx={{ textTransform: 'none' }}
    >
      {name}
    </Button>
  );
}

/** Certificate attached to a mail. */
function CertificateFile({ id }: { readonly id: string }) {
  return (
    <DocumentButton document={{ kind: 'certificate', id }} title="Certificate">
      Certificate (PDF)
    </DocumentButton>
  );
}

const DOCUMENT_TITLES: Record<MailedDocument, string> = {
  certificate: 'Certificate',
  invoice: 'Invoice',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
};

/** Document of a member that is attached to a mail. */
function AttachedDocument({ document }: { readonly document: NonNullable<Mail['document']> }) {
  const title = DOCUMENT_TITLES[document.kind];
  return (
    <DocumentButton document={document} title={title}>
      {title} (PDF)
    </DocumentButton>
  );
}

function MemberLink({ id, name }: { readonly id: string; readonly name: string }) {
  return <TextLink to={`/admin/members/${id}`}>{name}</TextLink>;
}

function MailBody({ mail }: { readonly mail: Mail }) {
  return (
    <Stack spacing={4}>
      <MailNote mail={mail} />
      <Section title="E-mail" actions={<MailStatusChip {...mail} />}>
        <DetailList
          items={[
            ['To', <EmailAddress key="to" email={mail.to} />],
            mail.member
              ? ['Member', <MemberLink key="member" id={mail.member} name={mail.name} />]
              : ['Student', <StudentLink key="student" id={mail.student} name={mail.name} />],
            ...(mail.result ? [['Result', <ResultLink key="result" id={mail.result} />] as const] : []),
            ['Created', formatDateTime(mail.createdAt)],
            ['Sent', formatDateTime(mail.sentAt)],
            ['Tries', mail.tries],
            ...(mail.certificate
              ? [['Attached', <CertificateFile key="certificate" id={mail.certificate} />] as const]
              : []),
            ...(mail.document
              ? [['Attached', <AttachedDocument key="document" document={mail.document} />] as const]
              : []),
            ...(mail.attachments?.map(
              (file) => ['Attached', <Attachment key={file.name} {...file} />] as const,
            ) ?? []),
          ]}
        />
      </Section>
      <Section title="As e-mail programs show it">
        <MailPreview {...mail} height={{ xs: 960, sm: 860 }} />
      </Section>
      <Section title="As plain text">
        {/* Uses the page's font: monospaced system fonts misplace tone marks. */}
        <Box
          component="pre"
          sx={{
            m: 0,
            fontFamily: 'inherit',
            fontSize: '0.9375rem',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {mail.text}
        </Box>
      </Section>
    </Stack>
  );
}

/** Sends a mail again after a confirmation; for super administrators. */
function SendAgainButton({ mail: { _id, to, status, canSendAgain } }: { readonly mail: Mail }) {
  const { details } = useSession();
  const [sendAgain] = useOutboxSendAgainMutation();
  if (!canSendAgain || details?.role !== 'SUPER_ADMIN') return null;
  return (
    <DialogButton
      variant="contained"
      dialog={(close) => (
        <ActionDialog
          title="Send this e-mail again?"
          confirmLabel="Send again"
          successText="The e-mail will be sent again"
          act={() => sendAgain({ params: { id: _id } }).unwrap()}
          onClose={close}
        >
          {status === 'unknown'
            ? `It may have been sent already, so ${to} may get it twice.`
            : `It will be sent to ${to}.`}
        </ActionDialog>
      )}
    >
      Send again
    </DialogButton>
  );
}

export default function MailPage() {
  const { id = '' } = useParams();
  const tabs = useTabs('E-mail', [{ name: 'mail', label: 'E-mail' }, ...useHistoryTab()]);
  const [isOnItsWay, setOnItsWay] = useState(false);
  const query = useOutboxGetQuery(
    { params: { id } },
    { ...REFETCH_ON_MOUNT, pollingInterval: isOnItsWay ? POLL_MS : 0 },
  );
  const status = query.currentData?.status;
  const unfinished = status === 'queued' || status === 'sending';
  if (unfinished !== isOnItsWay) setOnItsWay(unfinished);
  return (
    <RecordPage
      query={query}
      titleOf={({ subject }) => subject}
      placeholder="E-mail"
      documentTitle="E-mail"
      list={{ to: '/admin/outbox', label: 'All e-mails' }}
      missing="E-mail not found"
      actions={(mail) => <SendAgainButton mail={mail} />}
      tabs={tabs}
    >
      {(mail) => (tabs.open === 'history' ? <RecordHistory id={mail._id} /> : <MailBody mail={mail} />)}
    </RecordPage>
  );
}
