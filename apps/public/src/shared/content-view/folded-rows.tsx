import { Box, Typography } from '@concord/ui';
import type { FactsTable, RichText, TableColumn } from '../../content/page-content';
import { Rich } from './rich-text';
import { ON_A_PHONE } from './table-look';

const LOOK = {
  display: 'none',
  [ON_A_PHONE]: { display: 'block' },
  '& details': { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', mb: 1 },
  '& summary': {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 52,
    px: 2,
    py: 1,
    borderRadius: 1,
    cursor: 'pointer',
    fontWeight: 650,
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary > :first-of-type': { flexGrow: 1 },
  '& summary small': { display: 'block', typography: 'body2', fontWeight: 400, color: 'text.secondary' },
  // Arrow made of two borders, which stays visible in a forced colour palette.
  '& summary::after': {
    content: '""',
    width: 9,
    height: 9,
    mt: -0.5,
    color: 'primary.main',
    borderRight: '2px solid',
    borderBottom: '2px solid',
    transform: 'rotate(45deg)',
    flexShrink: 0,
  },
  '& [open] > summary::after': { mt: 0.5, transform: 'rotate(225deg)' },
} as const;

const FACTS = {
  m: 0,
  mx: 2,
  pb: 1,
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    py: 0.75,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right' },
} as const;

interface RowProps {
  readonly columns: readonly TableColumn[];
  readonly cells: readonly [string, ...RichText[]];
}

function Row({ columns, cells }: RowProps) {
  const lead = cells[columns.findIndex((column) => column.lead)];
  const facts = columns.flatMap(({ name, lead: isLead }, index) => {
    const value = cells[index];
    return value && index > 0 && !isLead ? [{ name, value }] : [];
  });
  return (
    <details>
      <summary>
        <span>
          {cells[0]}
          {lead ? (
            <small>
              <Rich text={lead} />
            </small>
          ) : null}
        </span>
        <span>
          <Rich text={cells.at(-1) ?? ''} />
        </span>
      </summary>
      <Box component="dl" sx={FACTS}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Rich text={value} />
            </dd>
          </div>
        ))}
      </Box>
    </details>
  );
}

/** Wide table on a phone: each row is folded to its heading and last cell. Needs no script. */
export function FoldedRows({ caption, columns, rows }: FactsTable) {
  const named = columns.map((column) => (typeof column === 'string' ? { name: column } : column));
  return (
    <Box role="group" aria-label={caption} sx={LOOK}>
      <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary', mb: 1.5 }}>
        {caption}: open one to see its parts
      </Typography>
      {rows.map((cells) => (
        <Row key={cells[0]} columns={named} cells={cells} />
      ))}
    </Box>
  );
}
