import {
  STATEMENT_LINE_KINDS,
  STATEMENT_LINE_STATES,
  type StatementLine,
  type StatementLineState,
} from '@concord/contracts';
import { Button, TextLink, toastError, toastSuccess } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { formatCalendarDate } from '../../shared/format';
import { actionsColumn, OneLine, TwoLines } from '../../shared/lists/cells';
import type { ListFilter } from '../../shared/lists/list-filters';
import { ListView } from '../../shared/lists/list-page';
import { useServerList } from '../../shared/lists/use-server-list';
import { formatNaira } from '../../shared/members/naira';
import { useStatementLineListQuery, useStatementLineReopenMutation } from './requests';

const STATES: Record<StatementLineState, string> = {
  open: 'To match',
  confirming: 'Being confirmed',
  confirmed: 'Confirmed',
  skipped: 'Skipped',
  kept: 'For the record',
};
const KINDS: Record<StatementLine['kind'], string> = {
  credit: 'Credit',
  debit: 'Debit',
  zero: 'Amount of 0',
};

function Reopen({ row: line }: { readonly row: StatementLine }) {
  const [reopen, { isLoading }] = useStatementLineReopenMutation();
  if (line.state !== 'skipped' && !(line.state === 'confirmed' && line.hasReversal)) return null;
  const send = () =>
    void reopen({ params: { id: line._id } })
      .unwrap()
      .then(() => toastSuccess('The line is in the queue again'), toastError);
  return (
    <Button size="small" variant="outlined" loading={isLoading} onClick={send}>
      Match again
    </Button>
  );
}

function Matched({ line }: { readonly line: StatementLine }) {
  if (line.skipped) return <TwoLines below={line.skipped.by.username}>{line.skipped.reason}</TwoLines>;
  return (
    <>
      {line.parts.map(({ member, amount, isReversed }, index) => (
        <div key={`${member._id} ${index}`}>
          <TextLink to={`/admin/members/${member._id}`}>{member.name}</TextLink>
          {line.parts.length > 1 ? `, ${formatNaira(amount)}` : ''}
          {isReversed ? ' (reversed)' : ''}
        </div>
      ))}
    </>
  );
}

const COLUMNS: readonly DataTableColumn<StatementLine>[] = [
  { header: 'Day', sortBy: 'day', cell: ({ day }) => <OneLine>{formatCalendarDate(day)}</OneLine> },
  {
    header: 'Narration',
    cell: ({ narration, reference }) => <TwoLines below={reference}>{narration || 'No narration'}</TwoLines>,
  },
  {
    header: 'Amount',
    align: 'right',
    sortBy: 'amount',
    cell: ({ amount }) => <OneLine>{formatNaira(amount)}</OneLine>,
  },
  {
    header: 'State',
    cell: ({ state, hasReversal }) => (
      <Chip
        size="small"
        variant="outlined"
        color={hasReversal ? 'warning' : state === 'confirmed' ? 'success' : 'default'}
        label={hasReversal && state === 'confirmed' ? 'Payment reversed' : STATES[state]}
      />
    ),
  },
  { header: 'Members or reason', cell: (line) => <Matched line={line} /> },
  actionsColumn(Reopen),
];

const FILTERS: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    options: STATEMENT_LINE_STATES.map((state) => [state, STATES[state]] as const),
  },
  {
    kind: 'choice',
    name: 'kind',
    label: 'Kind',
    options: STATEMENT_LINE_KINDS.map((kind) => [kind, KINDS[kind]] as const),
  },
  { kind: 'choice', name: 'reversed', label: 'Payment', options: [['true', 'Reversed']] },
];

/** Every line of every statement, with what became of it. */
export function LineTable() {
  const list = useServerList(useStatementLineListQuery, {}, { filters: FILTERS, defaultSort: 'day' });
  return (
    <ListView
      label="Lines of statements"
      searchLabel="Search lines"
      searchHint="Narration or amount"
      list={list}
      columns={COLUMNS}
    />
  );
}
