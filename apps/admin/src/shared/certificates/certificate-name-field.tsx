import { LIMITS } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { useId } from 'react';

const MAX = LIMITS.certificateNameLength;

interface CertificateNameFieldProps {
  readonly label?: string;
  /** Shows the label above the field, where it may wrap; inside the field it would be cut. */
  readonly isLabelAbove?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Hint below the field, before the length. */
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly required?: boolean;
  /** Marks the field as invalid even if the name fits. */
  readonly error?: boolean;
}

/** Length as the server counts it: marks below and above a letter count. */
const lengthOf = (name: string): number => [...name.normalize('NFC').trim()].length;

/** True if the name fits on a certificate. */
export const isPrintable = (name: string): boolean => lengthOf(name) > 0 && lengthOf(name) <= MAX;

/** Name on a certificate: a longer one can be typed, with a message that it is too long. */
export function CertificateNameField({
  label = 'Name on the certificate',
  isLabelAbove = false,
  value,
  onChange,
  hint,
  autoFocus,
  required,
  error = false,
}: CertificateNameFieldProps) {
  const id = useId();
  const length = lengthOf(value);
  return (
    <Box>
      {isLabelAbove ? (
        <Typography
          component="label"
          htmlFor={id}
          dir="auto"
          sx={{ display: 'block', mb: 0.75, overflowWrap: 'anywhere' }}
        >
          {label}
        </Typography>
      ) : null}
      <TextField
        id={id}
        required={required}
        label={isLabelAbove ? undefined : label}
        autoFocus={autoFocus}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error || length > MAX}
        helperText={`${hint ? `${hint}. ` : ''}${length} of ${MAX} characters`}
      />
    </Box>
  );
}
