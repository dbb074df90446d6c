import type { CSSProperties } from 'react';
import { Box, styled } from '@concord/ui';

export interface PageContentsEntry {
  readonly anchor: string;
  readonly label: string;
}

// Columns of equal width, so that their positions do not depend on the font.
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(var(--columns), 1fr)' },
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Entry = styled('a')({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  minHeight: 44,
  paddingInline: 16,
  lineHeight: 1.25,
  borderRadius: 22,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/** Columns that leave no single item in the last row. */
const columnsOf = (count: number): CSSProperties =>
  ({ '--columns': count % 4 === 1 ? 3 : 4 }) as CSSProperties;

export function PageContents({ entries }: { readonly entries: readonly PageContentsEntry[] }) {
  return (
    <Box component="nav" aria-label="On this page" sx={{ mt: { xs: 3, md: 4 }, displayPrint: 'none' }}>
      <List style={columnsOf(entries.length)}>
        {entries.map(({ anchor, label }) => (
          <Box
            component="li"
            key={anchor}
            sx={{ bgcolor: 'background.paper', borderRadius: 22 / 8, outline: '1px solid transparent' }}
          >
            <Entry href={`#${anchor}`}>{label}</Entry>
          </Box>
        ))}
      </List>
    </Box>
  );
}
