import { toastSuccess } from '@concord/ui';
import { Dialog } from '@concord/ui/display';
import { useId } from 'react';
import { FactorChangeForm } from './factor-change-form';
import { useFactorDisableMutation } from './requests';
import { useTokenRenewal } from './use-token-renewal';

/** Turns the second factor off. */
export function TurnOffDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const [disable] = useFactorDisableMutation();
  const renew = useTokenRenewal();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <FactorChangeForm
        destructive
        title="Turn off the second factor?"
        titleId={titleId}
        submitLabel="Turn off"
        send={async (body) => {
          const { token } = await disable({ body }).unwrap();
          renew(token);
          toastSuccess('The second factor is off. Every other browser is signed out.');
          onClose();
        }}
        onCancel={onClose}
      >
        You will then sign in with your password only. Your recovery codes will stop working.
      </FactorChangeForm>
    </Dialog>
  );
}
