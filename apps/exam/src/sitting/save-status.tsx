import { Box, Typography } from '@concord/ui';
import { CheckIcon, OfflineIcon, RefreshIcon } from '@concord/ui/basics';
import type { SaveState } from '../attempt/save-state';
import { saveWords } from './save-words';

const LOOK = {
  calm: { Icon: CheckIcon, color: 'success.main' },
  busy: { Icon: RefreshIcon, color: 'text.secondary' },
  warning: { Icon: OfflineIcon, color: 'warning.main' },
} as const;

/** Whether the answers are safe. Trouble is announced elsewhere; every single save need not be. */
export function SaveStatus({ state }: { readonly state: SaveState }) {
  const { tone, words } = saveWords(state);
  const { Icon, color } = LOOK[tone];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color, minWidth: 0 }}>
      <Icon fontSize="small" aria-hidden="true" />
      <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 600 }}>
        {words}
      </Typography>
    </Box>
  );
}
