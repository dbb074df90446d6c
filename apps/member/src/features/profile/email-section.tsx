import { useAppDispatch } from '@concord/api-client';
import { errorMessage, isApiError, memberSignedIn, useMember } from '@concord/api-client/member';
import { ACCESS_LIMITS, myEmailBody, myEmailConfirmBody } from '@concord/contracts';
import { Button, Stack, toastSuccess, Typography } from '@concord/ui';
import { PlainField } from '@concord/ui/basics';
import { type FormEvent, useState } from 'react';
import { Panel } from '../../shared/panel';
import { useMyEmailChangeMutation, useMyEmailConfirmMutation } from './requests';

const problemOf = (error: unknown) =>
  (isApiError(error) ? error.issues[0]?.message : undefined) ?? errorMessage(error);

interface StepProps {
  readonly onDone: (email: string) => void;
  readonly onCancel: () => void;
}

/** First step: the new address, to which a code goes. */
function AddressStep({ onDone, onCancel }: StepProps) {
  const [ask, { isLoading }] = useMyEmailChangeMutation();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = myEmailBody.safeParse({ email });
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message);
    setProblem(undefined);
    try {
      await ask({ body: parsed.data }).unwrap();
      onDone(parsed.data.email);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void submit(event)}>
      <PlainField
        label="New e-mail"
        help="We send a code to this address."
        problem={problem}
        type="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={isLoading}>
          Send the code
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Stack>
    </Stack>
  );
}

/** Second step: the code from the new address. */
function CodeStep({ email, onDone, onCancel }: StepProps & { readonly email: string }) {
  const [confirm, { isLoading }] = useMyEmailConfirmMutation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = myEmailConfirmBody.safeParse({ code });
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message);
    setProblem(undefined);
    try {
      onDone((await confirm({ body: parsed.data }).unwrap()).email);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void submit(event)}>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        A code is on its way to {email}. It’s valid for {ACCESS_LIMITS.codeMinutes} minutes. Check the spam
        folder, too.
      </Typography>
      <PlainField
        label="Code"
        help="6 digits"
        problem={problem}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={isLoading}>
          Change my e-mail
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Stack>
    </Stack>
  );
}

interface EmailSectionProps {
  readonly email: string | null;
  readonly canChange: boolean;
}

/** The e-mail, which counts once a code has proven it. */
export function EmailSection({ email, canChange }: EmailSectionProps) {
  const [step, setStep] = useState<'shown' | 'address' | { readonly code: string }>('shown');
  const { signIn } = useMember();
  const dispatch = useAppDispatch();
  const changed = (next: string) => {
    setStep('shown');
    if (signIn) dispatch(memberSignedIn({ token: signIn.token, holder: { ...signIn.holder, email: next } }));
    toastSuccess('Your e-mail is changed');
  };
  const cancel = () => setStep('shown');
  return (
    <Panel title="E-mail">
      <Stack spacing={2}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {email ? `We write to ${email}, and you sign in with it.` : 'We have no e-mail address of yours.'}
        </Typography>
        {canChange && step === 'shown' ? (
          <div>
            <Button variant="outlined" onClick={() => setStep('address')}>
              Change e-mail
            </Button>
          </div>
        ) : null}
        {step === 'address' ? <AddressStep onDone={(code) => setStep({ code })} onCancel={cancel} /> : null}
        {typeof step === 'object' ? <CodeStep email={step.code} onDone={changed} onCancel={cancel} /> : null}
      </Stack>
    </Panel>
  );
}
