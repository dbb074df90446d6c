import type { HeldResult } from '@concord/contracts';
import { Stack } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import { heldText } from './held-text';

interface PassChipProps {
  readonly pass: boolean;
  readonly held?: HeldResult | undefined;
}

/** Pass or fail in the terms of the candidate's result page, with a note while the result is held. */
export function PassChip({ pass, held }: PassChipProps) {
  const verdict = pass ? (
    <Chip size="small" color="success" label="Passed" />
  ) : (
    <Chip size="small" color="error" variant="outlined" label="Fail" />
  );
  if (!held) return verdict;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {verdict}
      <Chip
        size="small"
        color="warning"
        variant="outlined"
        label={heldText(held)}
        // A narrow column needs two lines.
        sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
      />
    </Stack>
  );
}
