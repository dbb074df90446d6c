import { LIMITS } from '@concord/contracts';
import { TextField } from '@concord/ui/forms';

const MAX = LIMITS.certificateNameLength;

interface CertificateNameFieldProps {
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Said below, before how long it is. */
  readonly hint?: string;
  readonly autoFocus?: boolean;
}

/** Marks below and above a letter count, as the server counts them. */
const lengthOf = (name: string): number => [...name.normalize('NFC').trim()].length;

/** Whether a certificate has room for the name. */
export const isPrintable = (name: string): boolean => lengthOf(name) > 0 && lengthOf(name) <= MAX;

/** A name as it is printed on a certificate: a longer one can be typed, and is said to be too long. */
export function CertificateNameField({
  label = 'Name on the certificate',
  value,
  onChange,
  hint,
  autoFocus,
}: CertificateNameFieldProps) {
  const length = lengthOf(value);
  return (
    <TextField
      label={label}
      autoFocus={autoFocus}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={length > MAX}
      helperText={`${hint ? `${hint}. ` : ''}${length} of ${MAX} characters`}
    />
  );
}
