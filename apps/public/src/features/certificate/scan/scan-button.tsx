import { Button, toastError } from '@concord/ui';
import { type ComponentType, useState } from 'react';
import { NEEDS_SCRIPT } from '../needs-script';

type Dialog = ComponentType<{
  readonly onNumber: (number: string) => void;
  readonly onCancel: () => void;
}>;

/** Opens the camera to read the QR code of a certificate; its code loads with the first press. */
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
  return (
    <>
      <Button variant="outlined" loading={isLoading} onClick={() => void open()} sx={NEEDS_SCRIPT}>
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
