import type { MemberRequest } from '@concord/contracts';
import { toastError, toastSuccess, Typography } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/dialogs';
import { useState } from 'react';
import { MemberFileLinks } from '../../shared/members/member-file-links';
import { RequestContent } from './request-content';
import { acceptWords } from './request-words';
import { useMemberRequestDecideMutation } from '../../shared/members/requests';

interface AcceptDialogProps {
  readonly request: MemberRequest;
  readonly onClose: () => void;
}

/** Accepts a request, with its values and documents in view. */
export function AcceptDialog({ request, onClose }: AcceptDialogProps) {
  const [decide] = useMemberRequestDecideMutation();
  const [busy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    try {
      await decide({ params: { id: request._id }, body: { decision: 'accepted' } }).unwrap();
      toastSuccess('Request accepted');
      onClose();
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={`Accept the request of ${request.name}?`}
      confirmLabel="Accept"
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void accept()}
    >
      <RequestContent request={request} />
      <MemberFileLinks files={request.files} />
      <Typography sx={{ mt: 1.5 }}>{acceptWords(request)}</Typography>
    </ConfirmDialog>
  );
}
