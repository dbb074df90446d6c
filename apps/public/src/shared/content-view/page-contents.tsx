import { Box, styled } from '@concord/ui';

export interface PageContentsEntry {
  readonly anchor: string;
  readonly label: string;
}

const Entry = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 16,
  borderRadius: 22,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/** Links to the sections of a long page. */
export function PageContents({ entries }: { readonly entries: readonly PageContentsEntry[] }) {
  return (
    <Box component="nav" aria-label="On this page" sx={{ mt: { xs: 3, md: 4 }, displayPrint: 'none' }}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {entries.map(({ anchor, label }) => (
          <Box
            component="li"
            key={anchor}
            sx={{ bgcolor: 'background.paper', borderRadius: 22 / 8, outline: '1px solid transparent' }}
          >
            <Entry href={`#${anchor}`}>{label}</Entry>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
