import { koboFrom } from '@concord/institute';
import { Box, Button, IconButton, Stack } from '@concord/ui';
import { DeleteIcon } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { ChargeInputs } from './charge-inputs';
import { NOTHING_CHOSEN } from './chosen-charges';
import { PayerField } from './payer-field';
import type { SplitPart } from './split-parts';

interface SplitPartFieldsProps {
  readonly part: SplitPart;
  readonly number: number;
  readonly onChange: (part: SplitPart) => void;
  /** Absent for the last two parts. */
  readonly onRemove: (() => void) | undefined;
}

const ROW = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 180px auto' },
} as const;

function Charges({ part, onChange }: Pick<SplitPartFieldsProps, 'part' | 'onChange'>) {
  const { member, amount, charges, ...rest } = part;
  const kobo = koboFrom(amount);
  if (!member || !kobo) return null;
  if (!charges)
    return (
      <Button
        size="small"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => onChange({ ...part, charges: NOTHING_CHOSEN })}
      >
        Choose what {member.name} pays
      </Button>
    );
  return (
    <>
      <ChargeInputs
        key={kobo}
        member={member._id}
        amount={kobo}
        value={charges}
        onChange={(chosen) => onChange({ ...part, charges: chosen })}
      />
      <Button
        size="small"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => onChange({ ...rest, member, amount })}
      >
        Pay the oldest due instead
      </Button>
    </>
  );
}

/** Member and amount of one part of a line, and the charges that it pays. */
export function SplitPartFields({ part, number, onChange, onRemove }: SplitPartFieldsProps) {
  const { key, member, amount } = part;
  return (
    <Stack spacing={1} role="group" aria-label={`Part ${number}`}>
      <Box sx={ROW}>
        <Box sx={{ minWidth: 0, gridColumn: { xs: onRemove ? 1 : '1 / -1', sm: 1 } }}>
          <PayerField
            label={`Member ${number}`}
            value={member}
            onChange={(chosen) => onChange({ key, member: chosen, amount })}
          />
        </Box>
        {/* Another amount begins the choice of charges again, which was for the former one. */}
        <TextField
          label={`Amount ${number}`}
          value={amount}
          onChange={(event) => onChange({ key, member, amount: event.target.value })}
          error={amount !== '' && !koboFrom(amount)}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20, autoComplete: 'off' } }}
          sx={{ gridColumn: { xs: '1 / -1', sm: 2 }, gridRow: { xs: 2, sm: 1 } }}
        />
        {onRemove ? (
          <IconButton
            color="error"
            aria-label={`Remove part ${number}`}
            onClick={onRemove}
            sx={{ gridColumn: { xs: 2, sm: 3 }, gridRow: 1 }}
          >
            <DeleteIcon />
          </IconButton>
        ) : null}
      </Box>
      <Charges part={part} onChange={onChange} />
    </Stack>
  );
}
