import { Box, Container, Stack, Typography } from '@concord/ui';
import { CheckIcon, ClockIcon, OfflineIcon, RefreshIcon } from '@concord/ui/basics';
import type { SaveEngine } from '../attempt/save-engine';
import { hasUnsaved } from '../attempt/save-state';
import { useSaveState } from '../attempt/use-save-state';
import type { SaveState } from '../device/records';
import { asClock, asCountdown } from '../shared/format';
import { ProgressBar } from '../shared/progress-bar';

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
    return state.trouble.status === 0 ? 'Offline. Saved on this device' : 'Server busy. Saved on this device';
  if (hasUnsaved(state)) return 'Saving';
  return state.savedAt ? `Saved ${asClock(state.savedAt)}` : 'Answers save automatically';
}

/** Save status of the answers. Only failures are announced to screen readers, by the status banner. */
function SaveStatus({ engine }: { readonly engine: SaveEngine }) {
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

/** Time left below which the timer changes its colour. */
const URGENT_MS = 5 * 60_000;

interface ExamHeaderProps {
  readonly examName: string;
  /** Index of the shown question, from 0; null on the review. */
  readonly index: number | null;
  readonly total: number;
  readonly msLeft: number;
  readonly engine: SaveEngine;
}

/** Sticky header with the exam's name, the position in it, the time left and the save status. */
export function ExamHeader({ examName, index, total, msLeft, engine }: ExamHeaderProps) {
  const isUrgent = msLeft <= URGENT_MS;
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Container maxWidth="lg" sx={{ py: 1.5 }}>
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            rowGap: 0.25,
            alignItems: 'center',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            gridTemplateAreas: {
              xs: '"name timer" "position position"',
              md: '"name timer" "position timer"',
            },
          }}
        >
          <Typography
            variant="h1"
            sx={{
              gridArea: 'name',
              fontSize: { xs: '1.0625rem', md: '1.5rem' },
              lineHeight: 1.3,
              overflowWrap: 'anywhere',
            }}
          >
            {examName}
          </Typography>
          <Stack
            direction="row"
            spacing={2}
            sx={{
              gridArea: 'position',
              minWidth: 0,
              alignItems: 'center',
              justifyContent: { xs: 'space-between', md: 'flex-start' },
            }}
          >
            <Typography component="span" variant="body2" color="textSecondary" noWrap sx={{ flexShrink: 0 }}>
              {index === null ? null : (
                <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                  Question{' '}
                </Box>
              )}
              <Box component="strong" sx={{ color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}>
                {index === null ? 'Review' : `${index + 1}/${total}`}
              </Box>
            </Typography>
            <SaveStatus engine={engine} />
          </Stack>
          <Box
            role="timer"
            aria-live="off"
            aria-label="Time left"
            sx={{
              gridArea: 'timer',
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              px: { xs: 1.25, md: 2 },
              py: 1,
              borderRadius: 1,
              bgcolor: isUrgent ? 'secondary.light' : 'primary.light',
              color: isUrgent ? 'warning.dark' : 'primary.dark',
              fontWeight: 700,
              fontSize: { xs: '1.0625rem', md: '1.375rem' },
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            <ClockIcon fontSize="small" aria-hidden="true" />
            {asCountdown(msLeft)}
          </Box>
        </Box>
      </Container>
      <ProgressBar
        value={(index === null ? 1 : (index + 1) / total) * 100}
        label="Progress through the exam"
      />
    </Box>
  );
}
