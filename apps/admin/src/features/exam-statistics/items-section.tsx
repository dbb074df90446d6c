import type { ItemStatistics } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import { Checkbox, FormControlLabel } from '@concord/ui/forms';
import { DataTable, type DataTableColumn, useClientPaging } from '@concord/ui/tables';
import { useState } from 'react';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { Section } from '../../shared/page/section';
import { ItemDialog } from './item-dialog';
import { FLAGS, percent, seconds, shareOf, twoDigits } from './numbers';

type Order = 'number' | 'facility' | 'discrimination' | 'time';

const VALUES: Readonly<Record<Order, (item: ItemStatistics) => number>> = {
  number: ({ qstNumber }) => qstNumber,
  facility: ({ facility }) => facility,
  // Questions without a value come last.
  discrimination: ({ discrimination }) => discrimination ?? 2,
  time: ({ medianSeconds }) => medianSeconds ?? Number.MAX_SAFE_INTEGER,
};

const isOrder = (text: string): text is Order => Object.hasOwn(VALUES, text);

function sorted(items: readonly ItemStatistics[], by: string): readonly ItemStatistics[] {
  const name = by.replace('-', '');
  const valueOf = VALUES[isOrder(name) ? name : 'number'];
  const sign = by.startsWith('-') ? -1 : 1;
  return items.toSorted((one, other) => sign * (valueOf(one) - valueOf(other)));
}

function Flags({ flags }: Pick<ItemStatistics, 'flags'>) {
  if (flags.length === 0) return null;
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {flags.map((flag) => (
        <Chip
          key={flag}
          size="small"
          variant="outlined"
          color={FLAGS[flag].color}
          label={FLAGS[flag].label}
        />
      ))}
    </Stack>
  );
}

const sumOf = ({ bottom, middle, top }: ItemStatistics['unanswered']) => bottom + middle + top;

const QUESTION = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const COLUMNS: readonly DataTableColumn<ItemStatistics>[] = [
  { header: 'No.', cell: ({ qstNumber }) => qstNumber, width: 56, sortBy: 'number' },
  {
    header: 'Question',
    width: '38%',
    cell: ({ question, topic }) => (
      <>
        <Typography component="span" sx={QUESTION}>
          {question}
        </Typography>
        {topic ? (
          <Typography component="span" variant="body2" color="textSecondary">
            {topic}
          </Typography>
        ) : null}
      </>
    ),
  },
  { header: 'Right', cell: ({ facility }) => percent(facility), align: 'right', sortBy: 'facility' },
  {
    header: 'Discrimination',
    cell: ({ discrimination }) => twoDigits(discrimination),
    align: 'right',
    sortBy: 'discrimination',
  },
  {
    header: 'No answer',
    cell: ({ unanswered, candidates }) => shareOf(sumOf(unanswered), candidates),
    align: 'right',
  },
  {
    header: 'Median time',
    cell: ({ medianSeconds }) => seconds(medianSeconds),
    align: 'right',
    sortBy: 'time',
  },
  { header: 'Notes', cell: Flags },
  {
    header: 'Choices',
    kind: 'actions',
    align: 'right',
    cell: (item) => (
      <DialogButton
        size="small"
        variant="outlined"
        aria-label={`Choices for question ${item.qstNumber}`}
        dialog={(close) => <ItemDialog item={item} onClose={close} />}
      >
        Choices
      </DialogButton>
    ),
  },
];

/** Every question with its numbers, and what low, medium and high scorers chose. */
export function ItemsSection({ items }: { readonly items: readonly ItemStatistics[] }) {
  const [isFlagged, setFlagged] = useState(false);
  const [by, setBy] = useState('number');
  const flagged = items.filter(({ flags }) => flags.length > 0);
  const { rows, total, paging } = useClientPaging(sorted(isFlagged ? flagged : items, by));
  return (
    <Section
      title="Questions"
      actions={
        <FormControlLabel
          label={`Only questions with notes (${flagged.length})`}
          control={<Checkbox checked={isFlagged} onChange={(_event, next) => setFlagged(next)} />}
        />
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: 720 }}>
        Discrimination shows how much more often strong candidates answered a question correctly. 0.3 or more
        is good. Below 0, check the answer key.
      </Typography>
      <DataTable
        label="Statistics of the questions"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ _id }) => _id}
        total={total}
        paging={paging}
        sort={{ by, onSort: setBy }}
        emptyText="No question has notes"
      />
    </Section>
  );
}
