import {
  type AdminInviteBody,
  adminInviteBody,
  LIMITS,
  type PasswordResetLinkAnswer,
} from '@concord/contracts';
import { Typography } from '@concord/ui';
import { Alert, FormSelect, FormTextField, useForm, zodResolver } from '@concord/ui/forms';
import { useState } from 'react';
import { DialogFrame } from '../../shared/dialogs/dialog-frame';
import { useSending } from '../../shared/forms/use-sending';
import { LinkMade } from './link-made';
import { useAdminInviteMutation } from './requests';

const resolver = zodResolver(adminInviteBody.out);
const EMPTY: AdminInviteBody = { username: '', email: '', role: 'ADMIN' };

/** Invites a colleague, who sets a password through a link. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [invite] = useAdminInviteMutation();
  const [answer, setAnswer] = useState<PasswordResetLinkAnswer>();
  const form = useForm({ resolver, defaultValues: EMPTY, mode: 'onTouched' });
  const { busy, failure, onSubmit } = useSending(form, async (body) =>
    setAnswer(await invite({ body }).unwrap()),
  );
  const { control } = form;
  return (
    <DialogFrame
      title="Invite a colleague"
      submitLabel={answer ? undefined : 'Invite'}
      staysOpen={answer !== undefined}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
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
    </DialogFrame>
  );
}
