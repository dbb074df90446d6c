import type { Serial } from '@concord/contracts';
import { IconButton, toastError, toastSuccess } from '@concord/ui';
import { CopyIcon } from '@concord/ui/display';

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess('Copied serial number');
  } catch {
    toastError('The browser did not allow copying. Select the serial number and copy it by hand.');
  }
}

/** Copies a serial number; disabled once it has been used. */
export function CopySerialButton({ serial }: { readonly serial: Serial }) {
  return (
    <IconButton
      aria-label={`Copy ${serial.serial}`}
      disabled={!serial.isValid}
      onClick={() => void copy(serial.serial)}
    >
      <CopyIcon />
    </IconButton>
  );
}
