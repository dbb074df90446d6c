import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { DataTableColumn } from './table-column';
import { RowCheckbox, type RowSelection } from './row-selection';

const CARD = { p: 2, borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0 } };
const FACTS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) 1fr',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  mt: 1,
  fontSize: '0.9375rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
} as const;

/** Buttons wrap in a card; in a table they stay in one line. */
const ACTIONS = {
  flexWrap: 'wrap',
  mt: 1,
  '& .MuiStack-root': { flexWrap: 'wrap', justifyContent: 'flex-start' },
} as const;

interface DataCardsProps<Row> {
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Number of placeholders shown instead of rows. */
  readonly skeletons: number;
  readonly selection?: RowSelection<Row>;
}

/** Rows of a table on a narrow screen: the first column is the title, columns of actions are at the end. */
export function DataCards<Row>({ label, columns, rows, rowKey, skeletons, selection }: DataCardsProps<Row>) {
  const [title, ...others] = columns;
  const facts = others.filter(({ kind }) => kind !== 'actions');
  const actions = others.filter(({ kind }) => kind === 'actions');
  return (
    <Box
      component="ul"
      // In Safari a list without markers has no list role.
      role="list"
      aria-label={label}
      aria-busy={skeletons > 0}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {Array.from({ length: skeletons }, (_card, card) => (
        <Box component="li" key={card} aria-hidden="true" sx={CARD}>
          <Skeleton width="60%" />
          {facts.map(({ header }) => (
            <Skeleton key={header} />
          ))}
        </Box>
      ))}
      {rows.map((row) => (
        <Box component="li" key={rowKey(row)} sx={CARD}>
          {selection ? (
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center', ml: -1.25 }}>
              <RowCheckbox row={row} rowKey={rowKey(row)} selection={selection} />
              <Box sx={{ minWidth: 0 }}>{title?.cell(row)}</Box>
            </Stack>
          ) : (
            title?.cell(row)
          )}
          <Box component="dl" sx={FACTS}>
            {facts.map(({ header, cell }) => (
              <Box key={header} sx={{ display: 'contents' }}>
                <dt>{header}</dt>
                <dd>{cell(row)}</dd>
              </Box>
            ))}
          </Box>
          {actions.length > 0 ? (
            <Stack direction="row" spacing={1} useFlexGap sx={ACTIONS}>
              {actions.map(({ header, cell }) => (
                <Box key={header}>{cell(row)}</Box>
              ))}
            </Stack>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
