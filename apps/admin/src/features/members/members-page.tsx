import { MEMBER_GRADES, type MemberRow, STANDINGS } from '@concord/contracts';
import { AddIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { LinkedDialogButton } from '../../shared/dialogs/linked-dialog-button';
import { formatCalendarDate, orDash } from '../../shared/format';
import { OneLine, RowLink, TwoLines, viewColumn } from '../../shared/lists/cells';
import type { ListFilter } from '../../shared/lists/list-filters';
import { ListPage } from '../../shared/lists/list-page';
import { useServerList } from '../../shared/lists/use-server-list';
import { BalanceText } from '../../shared/members/balance-text';
import { useMemberListQuery } from '../../shared/members/requests';
import { StandingChip, standingLabel } from '../../shared/members/standing-chip';
import { EmailCell } from '../../shared/records/email-address';
import { AddMemberDialog } from './add-member-dialog';
import { InductDialog } from './induct-dialog';

const pathOf = ({ _id }: MemberRow) => `/admin/members/${_id}`;

const FIRST_YEAR = 1990;
const years = (): readonly (readonly [string, string])[] =>
  Array.from({ length: new Date().getFullYear() + 2 - FIRST_YEAR }, (_, at) => String(FIRST_YEAR + at))
    .reverse()
    .map((year) => [year, year] as const);

const FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'grade', label: 'Grade', options: MEMBER_GRADES.map((grade) => [grade, grade]) },
  {
    kind: 'choice',
    name: 'standing',
    label: 'Standing',
    options: STANDINGS.map((standing) => [standing, standingLabel(standing)]),
  },
  {
    kind: 'choice',
    name: 'owing',
    label: 'Account',
    options: [
      ['true', 'Owes money'],
      ['false', 'Owes nothing'],
    ],
  },
  { kind: 'choice', name: 'inducted', label: 'Inducted in', options: years() },
  { kind: 'linked', name: 'state', label: 'State', options: [] },
];

const COLUMNS: readonly DataTableColumn<MemberRow>[] = [
  {
    header: 'Member',
    sortBy: 'name',
    cell: (member) => <RowLink to={pathOf(member)}>{member.name}</RowLink>,
  },
  { header: 'Number', sortBy: 'number', cell: ({ number }) => <OneLine>{number}</OneLine> },
  { header: 'Grade', sortBy: 'grade', cell: ({ grade }) => grade },
  { header: 'Standing', sortBy: 'standing', cell: ({ standing }) => <StandingChip standing={standing} /> },
  { header: 'Owes', align: 'right', cell: ({ balance }) => <BalanceText balance={balance} /> },
  {
    header: 'Contact',
    isExtra: true,
    cell: ({ email, phoneNumber }) => (
      <TwoLines below={orDash(phoneNumber)}>{email ? <EmailCell email={email} /> : '-'}</TwoLines>
    ),
  },
  { header: 'State', isExtra: true, cell: ({ state }) => orDash(state) },
  { header: 'Inducted', sortBy: 'inductedOn', cell: ({ inductedOn }) => formatCalendarDate(inductedOn) },
  viewColumn(pathOf, ({ name }) => name),
];

export default function MembersPage() {
  const list = useServerList(useMemberListQuery, {}, { filters: FILTERS, defaultSort: 'number' });
  return (
    <ListPage
      title="Members"
      lead="Everyone who was inducted, with their grade, their standing today and what they owe."
      actions={
        <>
          <LinkedDialogButton
            action="induct"
            variant="contained"
            icon={<AddIcon />}
            dialog={(close) => <InductDialog onClose={close} />}
          >
            Induct
          </LinkedDialogButton>
          <LinkedDialogButton
            action="add"
            variant="outlined"
            dialog={(close) => <AddMemberDialog onClose={close} />}
          >
            Add by hand
          </LinkedDialogButton>
        </>
      }
      label="Members"
      searchLabel="Search members"
      searchHint="Name, number, email or phone"
      views="members"
      list={list}
      columns={COLUMNS}
      emptyText="There are no members yet"
      pathOf={pathOf}
    />
  );
}
