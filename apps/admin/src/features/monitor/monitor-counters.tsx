import { Box, ButtonBase, styled } from '@concord/ui';
import { ClockIcon, OfflineIcon, PeopleIcon } from '@concord/ui/display';
import type { MonitorStore } from './monitor-store';
import { useMonitorView } from './use-monitor';

const Tile = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 12,
  padding: '12px 16px',
  minHeight: 64,
  textAlign: 'left',
  fontFamily: theme.typography.fontFamily,
  fontSize: '1rem',
  lineHeight: 1.4,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  background: theme.vars.palette.background.paper,
  '& strong': { fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums', marginRight: 8 },
  // On a phone the three are side by side, without icons.
  [theme.breakpoints.down('lg')]: {
    padding: '8px 10px',
    fontSize: '0.875rem',
    '& svg': { display: 'none' },
    '& strong': { display: 'block', fontSize: '1.25rem' },
  },
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.info.main}`, outlineOffset: 2 },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    background: theme.vars.palette.primary.light,
  },
}));

const TILES = [
  { filter: 'all', count: 'sitting', label: 'sitting', Icon: PeopleIcon },
  { filter: 'silent', count: 'silent', label: 'silent', Icon: OfflineIcon },
  { filter: 'ending', count: 'ending', label: 'under 5 minutes', Icon: ClockIcon },
] as const;

/** Counts of candidates; a click on one filters the list by it. */
export function MonitorCounters({ store }: { readonly store: MonitorStore }) {
  const selected = useMonitorView(store, ({ selection }) => selection.filter);
  const counters = useMonitorView(store, (view) => view.counters);
  return (
    <Box
      role="group"
      aria-label="Show only"
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 1.5 },
        mb: 2.5,
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      {TILES.map((tile) => (
        <Tile
          key={tile.filter}
          aria-pressed={selected === tile.filter}
          onClick={() => store.select({ filter: tile.filter })}
        >
          <tile.Icon color="primary" />
          <span>
            <strong>{counters[tile.count].toLocaleString('en-GB')}</strong>
            {tile.label}
          </span>
        </Tile>
      ))}
    </Box>
  );
}
