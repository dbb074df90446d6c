import { useSearchParams } from '@concord/mfe';
import { type ComponentProps, use, useEffect, useEffectEvent } from 'react';
import { DialogButton } from './dialog-button';
import { DialogHostContext } from './dialog-host';

interface LinkedDialogButtonProps extends ComponentProps<typeof DialogButton> {
  /** The `action` in the address that opens the dialog as a press does: the palette leads to such addresses. */
  readonly action: string;
}

/** A {@link DialogButton} whose dialog an address opens. */
export function LinkedDialogButton({ action, ...button }: LinkedDialogButtonProps) {
  const show = use(DialogHostContext);
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('action') === action;
  const open = useEffectEvent(() => {
    show(button.dialog(() => show(null)));
    // Reloading the page, or coming back to it, opens nothing.
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
