import type { PasswordResetLinkAnswer } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess } from '@concord/ui';
import { Alert, CopyIcon } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toastSuccess('Link copied');
  } catch {
    toastError('Your browser did not allow copying. Select the link and copy it by hand.');
  }
}

/** Link for setting a password: mailed, or shown for passing on. */
export function LinkMade({ answer }: { readonly answer: PasswordResetLinkAnswer }) {
  if ('mailedTo' in answer)
    return (
      <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
        A link is on its way to {answer.mailedTo}.
      </Alert>
    );
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="warning">
        Give this link only to your colleague. Anyone who has it can choose the password. You won’t see it
        again.
      </Alert>
      <TextField
        label="Link"
        value={answer.link}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy(answer.link)}>
        Copy link
      </Button>
    </Stack>
  );
}
