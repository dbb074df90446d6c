import type { ComingReminder } from '@concord/contracts';
import { Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { formatCalendarDate } from '../../shared/format';
import { OneLine, TwoLines } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { RowMenu } from '../../shared/lists/row-menu';
import { useServerList } from '../../shared/lists/use-server-list';
import { MemberCell } from '../../shared/members/member-cell';
import { formatNaira } from '../../shared/members/naira';
import { PauseDialog } from '../../shared/members/pause-dialog';
import { stepText } from '../../shared/members/reminder-words';
import { ResumeDialog } from '../../shared/members/resume-dialog';
import { useReminderComingQuery } from './requests';

const COLUMNS: readonly DataTableColumn<ComingReminder>[] = [
  {
    header: 'Goes on',
    cell: ({ on, step }) => <TwoLines below={stepText(step)}>{formatCalendarDate(on)}</TwoLines>,
  },
  {
    header: 'Member',
    cell: ({ member }) => <MemberCell member={member} />,
  },
  {
    header: 'For',
    cell: ({ title, due }) => <TwoLines below={`Due ${formatCalendarDate(due)}`}>{title}</TwoLines>,
  },
  { header: 'Open', align: 'right', cell: ({ open }) => <OneLine>{formatNaira(open)}</OneLine> },
  {
    header: 'State',
    cell: ({ blocked }) => (
      <TwoLines below={blocked}>
        <Chip
          size="small"
          variant="outlined"
          label={blocked ? 'Will not go' : 'Planned'}
          color={blocked ? 'default' : 'success'}
        />
      </TwoLines>
    ),
  },
  {
    header: 'Actions',
    align: 'right',
    kind: 'actions',
    cell: ({ member }) => (
      <RowMenu
        of={`the reminder of ${member.name}`}
        actions={[
          { label: 'Pause', dialog: (close) => <PauseDialog member={member} onClose={close} /> },
          { label: 'End the pause', dialog: (close) => <ResumeDialog member={member} onClose={close} /> },
        ]}
      />
    ),
  },
];

interface ComingListProps {
  /** Days to look ahead. */
  readonly days: number;
}

/** Reminders that will go, by day. */
export function ComingList({ days }: ComingListProps) {
  const list = useServerList(useReminderComingQuery, { search: undefined, days });
  return (
    <ServerTable
      label="Coming reminders"
      columns={COLUMNS}
      list={list}
      emptyText="No reminders will go in these days"
    />
  );
}
