import { Button, CloseIcon, Stack, TARGET_PX } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import type { SetFilter } from './list-filters';

const CHIP = {
  height: 36,
  '@media (pointer: coarse), (max-width: 899.98px)': { height: TARGET_PX },
  // The default colour is hardly visible.
  '& .MuiChip-deleteIcon': { color: 'text.secondary' },
};

interface FilterChipsProps {
  readonly set: readonly SetFilter[];
  readonly onLift: (names: readonly string[]) => void;
}

/** Active filters as chips; a click on one removes it. */
export function FilterChips({ set, onLift }: FilterChipsProps) {
  if (set.length === 0) return null;
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      role="group"
      aria-label="Filtered by"
      sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}
    >
      {set.map(({ name, text }) => (
        <Chip
          key={name}
          label={text}
          aria-label={`Remove the filter ${text}`}
          onClick={() => onLift([name])}
          onDelete={() => onLift([name])}
          deleteIcon={<CloseIcon />}
          sx={CHIP}
        />
      ))}
      <Button size="small" onClick={() => onLift(set.map(({ name }) => name))}>
        Clear all
      </Button>
    </Stack>
  );
}
