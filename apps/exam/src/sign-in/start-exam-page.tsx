import { candidateSignedIn, examCleared, useAppDispatch } from '@concord/api-client';
import type { ExamSignInBody } from '@concord/contracts';
import { useLocation, useNavigate } from '@concord/mfe';
import {
  Box,
  Button,
  LinkButton,
  LogoMark,
  Page,
  Paper,
  Stack,
  TextLink,
  toastExamError,
  Typography,
} from '@concord/ui';
import { formatAtCaret, SERIAL_PLACEHOLDER } from '@concord/ui/basics';
import { type ComponentProps, type FormEvent, type Ref, useId } from 'react';
import { examDevice } from '../device/exam-device';
import { examStudent } from '../session/candidate-context';
import { pathAfterSignIn, PRACTICE_PATH } from '../session/after-sign-in';
import { noticeOf } from '../session/notices';
import { sendBeforeSignOut } from '../session/send-before-sign-out';
import { Notice } from '../shared/notice';
import { useExamSignInMutation } from './requests';
import { useSignInForm } from './use-sign-in-form';

interface SignInFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'ref'> {
  readonly label: string;
  readonly help: string;
  /** Shown instead of the help text. */
  readonly problem: string | undefined;
  readonly field?: Ref<HTMLInputElement>;
}

/** Labelled text field with a line for its help text or problem. */
function SignInField({ label, help, problem, field, ...input }: SignInFieldProps) {
  const id = useId();
  const helpId = useId();
  return (
    <div>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mb: 0.75 }}>
        {label}
      </Typography>
      <Box
        {...input}
        ref={field}
        component="input"
        id={id}
        aria-invalid={problem !== undefined}
        aria-describedby={helpId}
        sx={{
          width: '100%',
          height: 52,
          px: 1.75,
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: problem ? 'error.main' : 'text.secondary',
          borderRadius: 1,
          '&:hover': { borderColor: problem ? 'error.main' : 'text.primary' },
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      <Typography
        id={helpId}
        variant="body2"
        sx={{ mt: 0.5, color: problem ? 'error.main' : 'text.secondary' }}
      >
        {problem ?? help}
      </Typography>
    </div>
  );
}

/** Groups a serial number by four while typing; the caret keeps its position. */
function groupSerial({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  const { text, caret } = formatAtCaret(input.value, input.selectionStart ?? input.value.length);
  if (input.value === text) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}

export default function StartExamPage() {
  const [signIn, { isLoading }] = useExamSignInMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const notice = noticeOf(state);

  const proceed = async (values: ExamSignInBody) => {
    const sent = sendBeforeSignOut(dispatch, values.email);
    const answer = await signIn({ body: values });
    if (answer.error) {
      toastExamError(answer.error);
      return;
    }
    const { token } = answer.data;
    const student = examStudent(answer.data);
    // Signing in removes another student's answers from this device.
    await sent;
    await examDevice.signIn({ token, student });
    dispatch(examCleared());
    dispatch(candidateSignedIn(token));
    void navigate(pathAfterSignIn(state), { state: { student } });
  };
  const { field, inputs, submit } = useSignInForm(proceed);

  return (
    <Page title="Exam portal" maxWidth="sm">
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box sx={{ bgcolor: 'primary.light', px: { xs: 2.5, md: 5 }, py: { xs: 3, md: 4 } }}>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <LogoMark size={52} />
            <Box>
              <Typography variant="h2" component="h1">
                exam portal
              </Typography>
              <Typography color="textSecondary" sx={{ textWrap: 'balance' }}>
                Sign in to see the exams assigned to you.
              </Typography>
            </Box>
          </Stack>
        </Box>
        <Stack component="form" noValidate spacing={2.5} onSubmit={submit} sx={{ p: { xs: 2.5, md: 5 } }}>
          {notice ? <Notice tone="info">{notice}</Notice> : null}
          <SignInField
            {...field('email')}
            field={inputs.email}
            label="Email"
            help="The address you registered with"
            type="email"
            autoComplete="email"
          />
          <SignInField
            {...field('SerialNumber')}
            field={inputs.SerialNumber}
            label="Serial number"
            help="The serial number you registered with"
            placeholder={SERIAL_PLACEHOLDER}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            // In the capture phase, before the form handles the change.
            onChangeCapture={groupSerial}
          />
          <Stack direction={{ xs: 'column-reverse', sm: 'row' }} spacing={1.5} sx={{ pt: 1 }}>
            <LinkButton to="/exam-info" variant="outlined" size="large">
              Back
            </LinkButton>
            <Button type="submit" variant="contained" size="large" disabled={isLoading} sx={{ flexGrow: 1 }}>
              {isLoading ? 'Loading..' : 'Proceed'}
            </Button>
          </Stack>
        </Stack>
      </Paper>
      <Typography sx={{ mt: 2, textAlign: 'center' }}>
        New to online exams?{' '}
        <TextLink to={PRACTICE_PATH} sx={{ display: 'inline-flex', minHeight: 44, alignItems: 'center' }}>
          Try your device first
        </TextLink>
      </Typography>
    </Page>
  );
}
