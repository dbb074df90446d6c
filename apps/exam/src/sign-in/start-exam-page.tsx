import { candidateSignedIn, examCleared, useAppDispatch } from '@concord/api-client';
import { examSignInBody, type ExamSignInBody } from '@concord/contracts';
import { useLocation, useNavigate } from '@concord/mfe';
import {
  Box,
  Button,
  LinkButton,
  LogoMark,
  Page,
  Paper,
  Stack,
  toastExamError,
  Typography,
} from '@concord/ui';
import { Alert, FormSerialField, FormTextField, useForm, zodResolver } from '@concord/ui/forms';
import { examDevice } from '../device/exam-device';
import { useStartStudentExamMutation } from '../requests/start-student-exam';
import { examStudent } from '../session/candidate-context';
import { noticeOf } from '../session/notices';

/** Where a student signs in to the exam portal. */
export default function StartExamPage() {
  const [signIn, { isLoading }] = useStartStudentExamMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const notice = noticeOf(useLocation().state);
  const { control, handleSubmit } = useForm<ExamSignInBody>({
    resolver: zodResolver(examSignInBody.out),
    mode: 'onTouched',
    defaultValues: { email: '', SerialNumber: '' },
  });

  const proceed = handleSubmit(async (values) => {
    const answer = await signIn(values);
    if (answer.error) {
      toastExamError(answer.error);
      return;
    }
    const { token } = answer.data;
    const student = examStudent(answer.data);
    await examDevice.signIn({ token, student });
    dispatch(examCleared());
    dispatch(candidateSignedIn(token));
    void navigate('/select-exam', { state: { student } });
  });

  return (
    <Page title="Exam portal" maxWidth="sm">
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box sx={{ bgcolor: 'primary.light', px: { xs: 2.5, md: 5 }, py: { xs: 3, md: 4 } }}>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <LogoMark size={52} />
            <Box>
              <Typography variant="h1" sx={{ fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)' }}>
                exam portal
              </Typography>
              <Typography color="textSecondary">Sign in to see the exams assigned to you.</Typography>
            </Box>
          </Stack>
        </Box>
        <Stack
          component="form"
          noValidate
          spacing={2.5}
          onSubmit={(event) => void proceed(event)}
          sx={{ p: { xs: 2.5, md: 5 } }}
        >
          {notice ? <Alert severity="info">{notice}</Alert> : null}
          <FormTextField
            control={control}
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            helperText="The email that you registered with"
          />
          <FormSerialField
            control={control}
            name="SerialNumber"
            label="Serial number"
            helperText="The serial number that you registered with"
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
    </Page>
  );
}
