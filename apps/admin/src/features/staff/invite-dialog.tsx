import {
  type AdminInviteBody,
  adminInviteBody,
  LIMITS,
  type PasswordResetLinkAnswer,
} from '@concord/contracts';
import { Typography } from '@concord/ui';
import { Dialog } from '@concord/ui/display';
import { Alert, FormSelect, FormTextField, useForm, zodResolver } from '@concord/ui/forms';
import { useId, useState } from 'react';
import { DialogForm } from '../../shared/dialogs/dialog-form';
import { useDiscardGuard } from '../../shared/dialogs/use-discard-guard';
import { useSending } from '../../shared/forms/use-sending';
import { LinkMade } from './link-made';
import { useAdminInviteMutation } from './requests';

const resolver = zodResolver(adminInviteBody.out);
const EMPTY: AdminInviteBody = { username: '', email: '', role: 'ADMIN' };

/** Invites a colleague, who chooses the password by a link. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const [invite] = useAdminInviteMutation();
  const [answer, setAnswer] = useState<PasswordResetLinkAnswer>();
  const form = useForm({ resolver, defaultValues: EMPTY, mode: 'onTouched' });
  const { busy, failure, onSubmit } = useSending(form, async (body) =>
    setAnswer(await invite({ body }).unwrap()),
  );
  const { control } = form;
  const guard = useDiscardGuard(onClose);
  return (
    <Dialog
      open
      onClose={busy || answer ? undefined : guard.onLeave}
      onInput={guard.onInput}
      aria-labelledby={titleId}
    >
      <DialogForm
        title="Invite a colleague"
        titleId={titleId}
        submitLabel={answer ? undefined : 'Invite'}
        busy={busy}
        onSubmit={onSubmit}
        onCancel={onClose}
      >
        {failure ? <Alert severity="error">{failure}</Alert> : null}
        {answer ? (
          <LinkMade answer={answer} />
        ) : (
          <>
            <Typography>
              Your colleague gets a link to choose a password. It works once, within {LIMITS.invitationDays}{' '}
              days.
            </Typography>
            <FormTextField
              control={control}
              name="username"
              label="Username"
              autoComplete="off"
              autoFocus
              helperText={`${LIMITS.usernameMin} to ${LIMITS.usernameMax} characters`}
            />
            <FormTextField control={control} name="email" label="Email" type="email" autoComplete="off" />
            <FormSelect control={control} name="role" label="Role" options={['ADMIN', 'SUPER_ADMIN']} />
          </>
        )}
      </DialogForm>
      {guard.question}
    </Dialog>
  );
}
