import { Box, Typography } from '@concord/ui';
import { CheckIcon, OfflineIcon, RefreshIcon } from '@concord/ui/basics';
import type { SaveEngine } from '../attempt/save-engine';
import { hasUnsaved } from '../attempt/save-state';
import { useSaveState } from '../attempt/use-save-state';
import type { SaveState } from '../device/records';
import { asClock } from '../shared/format';

const TONES = {
  saved: { Icon: CheckIcon, color: 'success.main' },
  saving: { Icon: RefreshIcon, color: 'text.secondary' },
  warning: { Icon: OfflineIcon, color: 'warning.main' },
} as const;

function toneOf(state: SaveState): keyof typeof TONES {
  if (state.trouble) return 'warning';
  return hasUnsaved(state) ? 'saving' : 'saved';
}

function textOf(state: SaveState): string {
  if (state.trouble)
    return state.trouble.status === 0 ? 'Offline: kept on this device' : 'Server busy: kept on this device';
  if (hasUnsaved(state)) return 'Saving';
  return state.savedAt ? `Saved ${asClock(state.savedAt)}` : 'Answers save by themselves';
}

/** Whether the answers are saved. Only failures are announced to screen readers, by the status banner. */
export function SaveStatus({ engine }: { readonly engine: SaveEngine }) {
  const { Icon, color } = TONES[useSaveState(engine, toneOf)];
  const text = useSaveState(engine, textOf);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color, minWidth: 0 }}>
      <Icon fontSize="small" aria-hidden="true" />
      <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 600 }}>
        {text}
      </Typography>
    </Box>
  );
}
