import { Dialog } from '@concord/ui/display';
import { useId, useState } from 'react';
import { FactorChangeForm } from './factor-change-form';
import { CODES_DIALOG, RecoveryCodes } from './recovery-codes';
import { useFactorRecoveryCodesMutation } from './requests';

/** Makes new recovery codes and shows them once. */
export function NewCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const [make] = useFactorRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog open onClose={codes ? undefined : onClose} aria-labelledby={titleId} className={CODES_DIALOG}>
      {codes ? (
        <RecoveryCodes titleId={titleId} codes={codes} onKept={onClose} />
      ) : (
        <FactorChangeForm
          title="Create new recovery codes"
          titleId={titleId}
          submitLabel="Create new codes"
          send={async (body) => setCodes((await make({ body }).unwrap()).recoveryCodes)}
          onCancel={onClose}
        >
          Your current recovery codes will stop working.
        </FactorChangeForm>
      )}
    </Dialog>
  );
}
