import { Box, Typography } from '@concord/ui';
import type { Fact } from '../../content/page-content';

/** Names and values in lines, as on a card. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={{ m: 0, mt: 'auto', pt: 0.5, typography: 'body2' }}>
      {facts.map(({ name, value }) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 0.75,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600, textAlign: 'right' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Large figures in one row; stacked on a phone. */
export function FigureRow({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        p: { xs: 2.5, md: 3.5 },
        bgcolor: 'primary.light',
        outline: '1px solid transparent',
        borderRadius: 2,
        display: 'grid',
        columnGap: 4,
        rowGap: 2.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
        breakInside: 'avoid',
      }}
    >
      {facts.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt">{name}</Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0, color: 'primary.main' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
