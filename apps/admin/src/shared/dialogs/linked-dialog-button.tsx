import { useSearchParams } from '@concord/mfe';
import { type ComponentProps, use, useEffect, useEffectEvent } from 'react';
import { DialogButton } from './dialog-button';
import { DialogHostContext } from './dialog-host';

interface LinkedDialogButtonProps extends ComponentProps<typeof DialogButton> {
  /** Value of `action` in the address that opens the dialog; the palette links to such addresses. */
  readonly action: string;
}

/** A {@link DialogButton} whose dialog an address can also open. */
export function LinkedDialogButton({ action, ...button }: LinkedDialogButtonProps) {
  const show = use(DialogHostContext);
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('action') === action;
  const open = useEffectEvent(() => {
    show(button.dialog(() => show(null)));
    // Removed from the address, so that a reload or Back does not open the dialog again.
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        changed.delete('action');
        return changed;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
  return <DialogButton {...button} />;
}
