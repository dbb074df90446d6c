import { isApiError } from '@concord/api-client/member';
import { LIMITS, MEMBER_LIMITS, myStaffChangeBody } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import { Checkbox, FormControlLabel, FormTextField, useForm } from '@concord/ui/forms';
import { useState } from 'react';
import { useMyStaffChangeMutation } from './requests';

interface Values {
  readonly number: string;
  readonly reason: string;
}

interface ChangeFormProps {
  /** The person to be removed; without it somebody is added. */
  readonly removed?: { readonly _id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Proposes to name a member as staff, or to remove somebody. */
export function ChangeForm({ removed, onClose }: ChangeFormProps) {
  const [propose] = useMyStaffChangeMutation();
  const [sponsored, setSponsored] = useState(true);
  const form = useForm<Values>({ defaultValues: { number: '', reason: '' } });
  const show = (issues: readonly { readonly path: string; readonly message: string }[]) => {
    const shown = issues.filter(({ path }) => path === 'number' || path === 'reason');
    for (const { path, message } of shown) form.setError(path as keyof Values, { message });
    return shown.length > 0;
  };
  const send = form.handleSubmit(async ({ number, reason }) => {
    const body = removed ? { remove: removed._id, reason } : { number: number.trim(), sponsored, reason };
    const { error } = myStaffChangeBody.safeParse(body);
    const issues = (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
    // The schema looks for the number only once all other fields are right.
    const missing =
      removed || number.trim() ? [] : [{ path: 'number', message: 'Enter the number of a member' }];
    if (show([...issues, ...missing])) return;
    try {
      await propose({ body }).unwrap();
      toastSuccess('Thank you. We’ll look at your proposal');
      onClose();
    } catch (failure) {
      if (!(isApiError(failure) && show(failure.issues))) toastError(failure);
    }
  });
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void send(event)}>
      {removed ? (
        <Typography>Remove {removed.name} from your staff. The membership itself stays as it is.</Typography>
      ) : (
        <>
          <FormTextField
            control={form.control}
            name="number"
            label="Number of the member"
            slotProps={{ htmlInput: { maxLength: MEMBER_LIMITS.numberLength, autoCapitalize: 'characters' } }}
          />
          <FormControlLabel
            control={<Checkbox checked={sponsored} onChange={({ target }) => setSponsored(target.checked)} />}
            label="We pay the subscription"
          />
        </>
      )}
      <FormTextField
        control={form.control}
        name="reason"
        label="Reason"
        helperText={removed ? 'Such as “left in May”' : 'Such as “joined us in May”'}
        slotProps={{ htmlInput: { maxLength: LIMITS.reasonLength } }}
      />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          Send proposal
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Stack>
    </Stack>
  );
}
