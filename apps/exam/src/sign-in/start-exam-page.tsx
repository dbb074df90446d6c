import { useAppDispatch } from '@concord/api-client';
import type { ExamSignInBody } from '@concord/contracts';
import { useLocation } from '@concord/mfe';
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
import { formatAtCaret, PlainField, SERIAL_PLACEHOLDER } from '@concord/ui/basics';
import type { FormEvent } from 'react';
import { PRACTICE_PATH } from '../session/after-sign-in';
import { noticeOf } from '../session/notices';
import { PortalLoading } from '../session/portal-loading';
import { sendBeforeSignOut } from '../session/send-before-sign-out';
import { Notice } from '../shared/notice';
import { useExamSignInMutation } from './requests';
import { useHandOver, usePortalEntry } from './use-portal-entry';
import { useSignInForm } from './use-sign-in-form';

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
  const enter = usePortalEntry();
  const isHandedOver = useHandOver();
  const notice = noticeOf(useLocation().state);

  const proceed = async (values: ExamSignInBody) => {
    const sent = sendBeforeSignOut(dispatch, values.email);
    const answer = await signIn({ body: values });
    if (answer.error) {
      toastExamError(answer.error);
      return;
    }
    await enter(answer.data, sent);
  };
  const { field, inputs, submit } = useSignInForm(proceed);

  if (isHandedOver) return <PortalLoading />;
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
          <PlainField
            {...field('email')}
            field={inputs.email}
            label="Email"
            help="The address you registered with"
            type="email"
            autoComplete="email"
          />
          <PlainField
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
