import { INSTITUTE } from '@concord/institute';
import { Button, Stack, Typography } from '@concord/ui';
import { PlainField } from '@concord/ui/basics';
import { type FormEvent, useRef } from 'react';
import { Notice } from '../../shared/notice';
import { OfficeContact } from './office-contact';
import type { SignIn } from './use-sign-in';

/** First step: the e-mail to which the code is sent, or for which the office gives one. */
export function EmailStep({ signIn }: { readonly signIn: SignIn }) {
  const { email, problem, channels, isSending } = signIn;
  const field = useRef<HTMLInputElement>(null);
  const sendsCodes = channels.length > 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await (sendsCodes ? signIn.send() : signIn.enterCode());
    field.current?.focus();
  };
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      {sendsCodes ? null : (
        <Notice tone="info">
          <Typography>
            This site doesn’t send e-mails. Call or write to the office of {INSTITUTE.shortName}, and they
            give you a code.
          </Typography>
          <OfficeContact />
        </Notice>
      )}
      <PlainField
        field={field}
        label="E-mail"
        help="The address you gave us"
        problem={problem}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        // Keeps the focus, which a disabled field would lose.
        readOnly={isSending}
        onChange={(event) => signIn.changeEmail(event.target.value)}
      />
      <Button type="submit" variant="contained" size="large" loading={isSending}>
        {sendsCodes ? 'Send me a code' : 'Enter the code'}
      </Button>
      {sendsCodes ? (
        <Button onClick={signIn.enterCode} disabled={isSending}>
          I already have a code
        </Button>
      ) : null}
    </Stack>
  );
}
