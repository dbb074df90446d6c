import type { SentReminder } from '@concord/contracts';
import { Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { formatCalendarDate } from '../../shared/format';
import { TwoLines } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { NO_SEARCH, useServerList } from '../../shared/lists/use-server-list';
import { MemberCell } from '../../shared/members/member-cell';
import { MAIL_STATES, stepText } from '../../shared/members/reminder-words';
import { useReminderListQuery } from './requests';

const COLUMNS: readonly DataTableColumn<SentReminder>[] = [
  {
    header: 'Day',
    cell: ({ on, step }) => <TwoLines below={stepText(step)}>{formatCalendarDate(on)}</TwoLines>,
  },
  {
    header: 'Member',
    cell: ({ member }) => <MemberCell member={member} />,
  },
  { header: 'For', cell: ({ title }) => title },
  {
    header: 'State',
    cell: ({ state, why }) => (
      <TwoLines below={why ?? ''}>
        <Chip size="small" variant="outlined" {...MAIL_STATES[state]} />
      </TwoLines>
    ),
  },
];

/** Reminders that went or were left out, latest first. */
export function SentList() {
  const list = useServerList(useReminderListQuery, NO_SEARCH);
  return (
    <ServerTable label="Sent reminders" columns={COLUMNS} list={list} emptyText="No reminder has gone yet" />
  );
}
