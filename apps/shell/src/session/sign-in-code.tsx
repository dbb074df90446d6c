import { isApiError, useLoginMutation } from '@concord/api-client/requests';
import type { LoginBody } from '@concord/contracts';
import { Button } from '@concord/ui';
import { FormCodeField, useForm, zodResolver } from '@concord/ui/forms';
import { AccountForm, useSignedIn } from './account-form';
import { codeForm } from './account-forms.schema';

interface SignInCodeProps {
  readonly credentials: LoginBody;
  readonly onBack: () => void;
}

/** Second step of the sign-in, for an account with a second factor. */
export function SignInCode({ credentials, onBack }: SignInCodeProps) {
  const [login, { error, isLoading }] = useLoginMutation();
  const signedIn = useSignedIn();
  const form = useForm({
    resolver: zodResolver(codeForm),
    defaultValues: { code: '' },
  });
  const isWrongCode = isApiError(error) && error.code === 'SECOND_FACTOR';
  const signIn = form.handleSubmit(async ({ code }) => {
    const { data, error } = await login({ body: { ...credentials, code } });
    if (data) return signedIn(data);
    if (!isApiError(error) || error.code !== 'SECOND_FACTOR') return;
    form.setError('code', { type: 'server', message: error.message });
    form.setFocus('code', { shouldSelect: true });
  });

  return (
    <AccountForm
      title="One more step"
      lead="Your account is protected by a second factor. Enter a code to finish signing in."
      submitLabel="Sign in"
      error={isWrongCode ? undefined : error}
      isLoading={isLoading}
      onSubmit={(event) => void signIn(event)}
      below={
        <Button onClick={onBack} sx={{ alignSelf: 'flex-start', ml: '-20px' }}>
          Back to email and password
        </Button>
      }
    >
      <FormCodeField form={form} name="code" autoFocus />
    </AccountForm>
  );
}
