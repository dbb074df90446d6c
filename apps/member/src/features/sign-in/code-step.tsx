import { type CodeChannel, ACCESS_LIMITS } from '@concord/contracts';
import { Button, Stack, Typography } from '@concord/ui';
import { PlainField } from '@concord/ui/basics';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CODE_LENGTH, codeDigits } from './code-digits';
import type { SignIn, SignInStep } from './use-sign-in';
import { useSecondsLeft } from './use-seconds-left';

/** Delay before another code can be sent, in seconds. */
const RESEND_SECONDS = 30;

const DIGITS = { letterSpacing: '0.35em', fontSize: '1.375rem', fontVariantNumeric: 'tabular-nums' } as const;

const sentText = (channel: CodeChannel | undefined, email: string, isAgain = false) => {
  if (channel === undefined) return `Enter the code that you got for ${email}.`;
  const code = isAgain ? 'a new code' : 'a code';
  const minutes = `It’s valid for ${ACCESS_LIMITS.codeMinutes} minutes.`;
  return channel === 'sms'
    ? `If we know ${email}, we have sent ${code} by SMS to the phone on record. ${minutes}`
    : `If we know ${email}, an e-mail with ${code} is on its way. ${minutes} Check the spam folder, too.`;
};

interface SendAgainProps {
  readonly signIn: SignIn;
  readonly sentAt: number;
}

/** Buttons to send another code, by each way that the site offers. */
function SendAgain({ signIn, sentAt }: SendAgainProps) {
  const { channels, isSending, isVerifying, sendBy } = signIn;
  const left = useSecondsLeft(sentAt, RESEND_SECONDS);
  const wait = left > 0 ? ` (in ${left} s)` : '';
  const label = { email: 'Send a new code', sms: 'Send a code by SMS' };
  return channels.map((channel) => (
    <Button
      key={channel}
      disabled={left > 0 || isSending || isVerifying}
      onClick={() => void sendBy(channel)}
    >
      {label[channel]}
      {wait}
    </Button>
  ));
}

interface CodeStepProps {
  readonly signIn: SignIn;
  readonly step: Extract<SignInStep, { readonly kind: 'code' }>;
}

/** Second step: the code, which is sent as soon as it is complete. */
export function CodeStep({ signIn, step: { channel, sentAt, isAgain } }: CodeStepProps) {
  const { email, problem, isSending, isVerifying, verifyCode, startOver } = signIn;
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), [sentAt]);

  const check = async (digits: string) => {
    if (digits.length < CODE_LENGTH) {
      setShort(true);
      field.current?.focus();
      return;
    }
    await verifyCode(digits);
    // A wrong code is replaced by the next keys.
    field.current?.select();
  };
  const change = (text: string) => {
    const digits = codeDigits(text);
    setShort(false);
    setCode(digits);
    if (digits.length === CODE_LENGTH && digits !== code && !isVerifying) void check(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isVerifying) void check(code);
  };
  const shown = isShort ? `The code has ${CODE_LENGTH} digits` : problem;
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {sentText(channel, email, isAgain)}
      </Typography>
      <PlainField
        field={field}
        label="Code"
        help={`${CODE_LENGTH} digits`}
        problem={shown}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        style={DIGITS}
        value={code}
        onChange={(event) => change(event.target.value)}
      />
      <Button type="submit" variant="contained" size="large" loading={isVerifying}>
        Sign in
      </Button>
      <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <SendAgain signIn={signIn} sentAt={sentAt} />
        <Button onClick={startOver} disabled={isSending || isVerifying}>
          Use another e-mail
        </Button>
      </Stack>
    </Stack>
  );
}
