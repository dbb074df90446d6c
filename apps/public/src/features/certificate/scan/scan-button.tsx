import { Button, toastError } from '@concord/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { NEEDS_SCRIPT } from '../needs-script';

type Dialog = ComponentType<{
  readonly onNumber: (number: string) => void;
  readonly onCancel: () => void;
}>;

/** Opens the camera to read a certificate's QR code. The dialog's code loads on the first press. */
export function ScanButton({ onNumber }: { readonly onNumber: (number: string) => void }) {
  const [Shown, setShown] = useState<Dialog>();
  const [isLoading, setLoading] = useState(false);
  const open = async () => {
    setLoading(true);
    try {
      const { default: ScanDialog } = await import(/* webpackChunkName: "scan-dialog" */ './scan-dialog');
      setShown(() => ScanDialog);
    } catch (error) {
      toastError(error);
    } finally {
      setLoading(false);
    }
  };
  const close = () => setShown(undefined);
  const button = useRef<HTMLButtonElement>(null);
  // The dialog cannot restore the focus, because the button was disabled when it opened.
  useEffect(() => {
    const pressed = button.current;
    return Shown ? () => pressed?.focus() : undefined;
  }, [Shown]);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        loading={isLoading}
        onClick={() => void open()}
        sx={NEEDS_SCRIPT}
      >
        Scan the QR code
      </Button>
      {Shown ? (
        <Shown
          onCancel={close}
          onNumber={(number) => {
            close();
            onNumber(number);
          }}
        />
      ) : null}
    </>
  );
}
