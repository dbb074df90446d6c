import type { ComingReminder, Member, MemberMail, MemberMails } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { Alert, Chip } from '@concord/ui/display';
import { DataTable, type DataTableColumn, useClientPaging } from '@concord/ui/tables';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { formatCalendarDate } from '../../shared/format';
import { OneLine, TwoLines } from '../../shared/lists/cells';
import { rowKey, type Stored } from '../../shared/lists/query-table';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { KIND_NAMES } from '../../shared/mails/kind-names';
import { SentMails } from '../../shared/mails/sent-mails';
import { formatNaira } from '../../shared/members/naira';
import { PauseDialog } from '../../shared/members/pause-dialog';
import { MAIL_STATES, stepText } from '../../shared/members/reminder-words';
import { ResumeDialog } from '../../shared/members/resume-dialog';
import { ListLink } from '../../shared/page/list-link';
import { LoadGuard } from '../../shared/page/load-guard';
import { Section } from '../../shared/page/section';
import { useMemberMailListQuery } from './requests';

const COMING_COLUMNS: readonly DataTableColumn<ComingReminder>[] = [
  {
    header: 'Goes on',
    cell: ({ on, step }) => <TwoLines below={stepText(step)}>{formatCalendarDate(on)}</TwoLines>,
  },
  {
    header: 'For',
    cell: ({ title, due }) => <TwoLines below={`Due ${formatCalendarDate(due)}`}>{title}</TwoLines>,
  },
  { header: 'Open', align: 'right', cell: ({ open }) => <OneLine>{formatNaira(open)}</OneLine> },
  { header: 'State', cell: ({ blocked }) => (blocked ? `Will not go: ${blocked}` : 'Planned') },
];

const HELD_COLUMNS: readonly DataTableColumn<MemberMail>[] = [
  {
    header: 'E-mail',
    cell: ({ kind, title, step }) => (
      <TwoLines below={title && step !== undefined ? `${title}, ${stepText(step)}` : (title ?? '')}>
        {KIND_NAMES[kind]}
      </TwoLines>
    ),
  },
  { header: 'Day', cell: ({ on }) => formatCalendarDate(on) },
  {
    header: 'State',
    cell: ({ state, why }) => (
      <TwoLines below={why ?? ''}>
        <Chip size="small" variant="outlined" {...MAIL_STATES[state]} />
      </TwoLines>
    ),
  },
];

interface LoadedTableProps<Row> {
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
}

/** Rows that came with the page. */
function LoadedTable<Row extends Stored>({ rows, ...table }: LoadedTableProps<Row>) {
  return <DataTable {...table} {...useClientPaging(rows)} rowKey={rowKey} />;
}

function PauseText({ pause }: Pick<MemberMails, 'pause'>) {
  if (!pause) return null;
  const end = pause.until ? ` until ${formatCalendarDate(pause.until)}` : '';
  return (
    <Alert severity="info">
      Reminders are paused{end}. {pause.by.username}: {pause.reason}
    </Alert>
  );
}

interface MailsProps {
  readonly member: Member;
  readonly mails: MemberMails;
}

/** Reminders that will go, and the pause of them. */
function Reminders({ member, mails: { email, pause, coming } }: MailsProps) {
  return (
    <Section
      title="Reminders of the next 60 days"
      actions={
        <DialogButton
          variant="outlined"
          dialog={(close) =>
            pause ? (
              <ResumeDialog member={member} onClose={close} />
            ) : (
              <PauseDialog member={member} onClose={close} />
            )
          }
        >
          {pause ? 'End the pause' : 'Pause reminders'}
        </DialogButton>
      }
    >
      <Stack spacing={2}>
        {email ? null : (
          <Alert severity="warning">This member has no e-mail address, so nothing is sent.</Alert>
        )}
        <PauseText pause={pause} />
        {coming.length > 0 ? (
          <LoadedTable label="Coming reminders" columns={COMING_COLUMNS} rows={coming} />
        ) : (
          <Typography color="textSecondary">No reminder is due.</Typography>
        )}
      </Stack>
    </Section>
  );
}

/** Mails that are not in the outbox: they wait, or were left out for a reason. */
function HeldMails({ mails: { mails } }: Pick<MailsProps, 'mails'>) {
  const held = mails.filter(({ state }) => state !== 'requested');
  if (held.length === 0) return null;
  return (
    <Section title="Not sent">
      <LoadedTable label="E-mails that were not sent" columns={HELD_COLUMNS} rows={held} />
    </Section>
  );
}

/** Mails to a member: coming reminders, those of the outbox, and those that were left out. */
export function MemberMailsTab({ member }: { readonly member: Member }) {
  const { _id, student } = member;
  const query = useMemberMailListQuery({ params: { id: _id } }, REFETCH_ON_MOUNT);
  return (
    <LoadGuard query={query} missing="Member not found">
      {(mails) => (
        <Stack spacing={2.5}>
          <Reminders member={member} mails={mails} />
          <Section
            title="E-mails"
            actions={
              student ? (
                <ListLink to={`/admin/students/${student}?tab=mails`}>E-mails to the applicant</ListLink>
              ) : null
            }
          >
            <SentMails recipient={_id} emptyText="No e-mails to this member in the last 90 days" />
          </Section>
          <HeldMails mails={mails} />
        </Stack>
      )}
    </LoadGuard>
  );
}
