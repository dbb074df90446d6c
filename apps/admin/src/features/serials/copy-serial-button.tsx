import type { Serial } from '@concord/contracts';
import { IconButton } from '@concord/ui';
import { CopyIcon } from '@concord/ui/display';
import { copyText } from './copy-text';
import { isUnmasked } from './is-unmasked';

/** Copies a serial number; disabled once it has been used, and for one that a colleague generated. */
export function CopySerialButton({ serial }: { readonly serial: Serial }) {
  return (
    <IconButton
      aria-label={`Copy ${serial.serial}`}
      disabled={!serial.isValid || !isUnmasked(serial)}
      onClick={() => void copyText(serial.serial, 'Copied serial number')}
    >
      <CopyIcon />
    </IconButton>
  );
}
