import type { MemberRow } from '@concord/contracts';
import { LinkButton } from '@concord/ui';
import { AddIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { LinkedDialogButton } from '../../shared/dialogs/linked-dialog-button';
import { formatCalendarDate, orDash } from '../../shared/format';
import { OneLine, RowLink, TwoLines, viewColumn } from '../../shared/lists/cells';
import { ListPage } from '../../shared/lists/list-page';
import { useServerList } from '../../shared/lists/use-server-list';
import { BalanceText } from '../../shared/members/balance-text';
import { useFinance } from '../../shared/members/use-finance';
import { useMemberListQuery } from '../../shared/members/requests';
import { NairaIcon } from '../../shared/membership/naira-icon';
import { StandingChip } from '../../shared/members/standing-chip';
import { EmailCell } from '../../shared/records/email-address';
import { AddMemberDialog } from './add-member-dialog';
import { BillingDialog } from './billing/billing-dialog';
import { InductDialog } from './induct-dialog';
import { useMemberFilters } from './member-filters';
import { RemindManyButton } from './remind-many';

const pathOf = ({ _id }: MemberRow) => `/admin/members/${_id}`;

const COLUMNS: readonly DataTableColumn<MemberRow>[] = [
  {
    header: 'Member',
    sortBy: 'name',
    cell: (member) => {
      const link = <RowLink to={pathOf(member)}>{member.name}</RowLink>;
      return member.erasedAt ? <TwoLines below="Personal data erased">{link}</TwoLines> : link;
    },
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
  { header: 'State', cell: ({ state }) => orDash(state) },
  { header: 'Inducted', sortBy: 'inductedOn', cell: ({ inductedOn }) => formatCalendarDate(inductedOn) },
  viewColumn(pathOf, ({ name }) => name),
];

export default function MembersPage() {
  const hasFinance = useFinance();
  const filters = useMemberFilters();
  const list = useServerList(useMemberListQuery, {}, { filters, defaultSort: 'number' });
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
          {hasFinance ? (
            <LinkedDialogButton
              action="bill"
              variant="outlined"
              icon={<NairaIcon />}
              dialog={(close) => <BillingDialog onClose={close} />}
            >
              Bill a year
            </LinkedDialogButton>
          ) : null}
          <LinkButton to="/admin/members/duplicates" variant="outlined">
            Duplicates
          </LinkButton>
          <LinkedDialogButton
            action="add"
            variant="outlined"
            dialog={(close) => <AddMemberDialog onClose={close} />}
          >
            Add by hand
          </LinkedDialogButton>
          <LinkButton to="/admin/members/import" variant="outlined">
            Import
          </LinkButton>
        </>
      }
      label="Members"
      searchLabel="Search members"
      searchHint="Name, number, email or phone"
      views="members"
      exportKind="members"
      list={list}
      columns={COLUMNS}
      choice={{
        nameOf: ({ name }) => name,
        noun: 'members',
        actions: (chosen) => <RemindManyButton {...chosen} />,
      }}
      emptyText="No members yet. Induct an accepted applicant, or add a member by hand."
      pathOf={pathOf}
    />
  );
}
