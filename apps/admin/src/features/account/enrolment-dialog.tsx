import { signedInAs, useAppDispatch, useSession } from '@concord/api-client';
import type { FactorSetUp } from '@concord/contracts';
import { Dialog } from '@concord/ui/display';
import { useId, useState } from 'react';
import { AppStep } from './app-step';
import { PasswordStep } from './password-step';
import { CODES_DIALOG, RecoveryCodes } from './recovery-codes';

/** Sets up a second factor: password, app with its first code, recovery codes. */
export function EnrolmentDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const dispatch = useAppDispatch();
  const { details } = useSession();
  const [setUp, setSetUp] = useState<FactorSetUp>();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = () => {
    onClose();
    // Opens the back office even if the server cannot be reached now.
    if (details) dispatch(signedInAs({ ...details, factor: 'on' }));
  };
  return (
    <Dialog open onClose={setUp ? undefined : onClose} aria-labelledby={titleId} className={CODES_DIALOG}>
      {codes ? <RecoveryCodes titleId={titleId} codes={codes} onKept={finish} /> : null}
      {!codes && setUp ? (
        <AppStep titleId={titleId} setUp={setUp} onEnabled={setCodes} onCancel={onClose} />
      ) : null}
      {setUp ? null : <PasswordStep titleId={titleId} onBegun={setSetUp} onCancel={onClose} />}
    </Dialog>
  );
}
