import { LIMITS } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { useId } from 'react';

const MAX = LIMITS.certificateNameLength;

interface CertificateNameFieldProps {
  readonly label?: string;
  /** Puts the label above, where a long one has as many lines as it needs; the usual one is cut to the field. */
  readonly isLabelAbove?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Hint below the field, before the length. */
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly required?: boolean;
  /** Marks it also where it is not too long. */
  readonly error?: boolean;
}

/** Marks below and above a letter count, as the server counts them. */
const lengthOf = (name: string): number => [...name.normalize('NFC').trim()].length;

/** Checks that the certificate has room for the name. */
export const isPrintable = (name: string): boolean => lengthOf(name) > 0 && lengthOf(name) <= MAX;

/** A name as it is printed on a certificate: a longer one can be typed, and is said to be too long. */
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
