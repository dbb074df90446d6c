import { useSession } from '@concord/api-client';
import type { Student } from '@concord/contracts';
import { useNavigate, useParams } from '@concord/mfe';
import { Button, LinkButton, Stack, toastSuccess } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { useWatch } from '@concord/ui/forms';
import { fullName } from '../../../shared/format';
import { REFETCH_ON_MOUNT } from '../../../shared/lists/use-server-list';
import { RecordPage } from '../../../shared/page/record-page';
import { useStudentGetQuery } from '../../../shared/requests';
import { ApplicationFields, EmploymentFields, PersonFields } from './correction-fields';
import type { CorrectionValues } from './correction-values';
import { FilesFields } from './files-fields';
import { ProgrammesField } from './programmes-field';
import { RevisionDialog } from './revision-dialog';
import { useCorrection } from './use-correction';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard';

interface CorrectionProps {
  readonly student: Student;
  readonly reload: () => Promise<Student>;
}

const NAME_FIELDS: readonly (keyof CorrectionValues)[] = ['surname', 'firstName', 'middleName'];

function Correction({ student, reload }: CorrectionProps) {
  const navigate = useNavigate();
  const profile = `/admin/students/${student._id}`;
  const staff = useSession().details?.email ?? '';
  const correction = useCorrection({
    student,
    staff,
    reload,
    onSaved: (saved) => {
      toastSuccess(`Saved ${fullName(saved)}`);
      void navigate(profile);
    },
  });
  const { form, base, changed, isChanged, isRestored, failure, theirs, submit, takeVersion, discard } =
    correction;
  const { control, formState } = form;
  const mine = useWatch({ control }) as CorrectionValues;
  const leaveGuard = useLeaveGuard(isChanged, discard);
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      {isRestored && isChanged ? (
        <Alert
          severity="info"
          action={
            <Button color="inherit" onClick={discard}>
              Discard
            </Button>
          }
        >
          Your unsaved changes are back.
        </Alert>
      ) : null}
      <PersonFields control={control} isRenamed={NAME_FIELDS.some((field) => changed.includes(field))} />
      <EmploymentFields control={control} />
      <ApplicationFields control={control}>
        <ProgrammesField control={control} />
      </ApplicationFields>
      <FilesFields control={control} student={base} />
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      <Stack
        direction="row"
        spacing={2}
        sx={{ position: 'sticky', bottom: 0, py: 2, bgcolor: 'background.default', zIndex: 1 }}
      >
        <Button type="submit" variant="contained" loading={formState.isSubmitting} disabled={!isChanged}>
          Save changes
        </Button>
        <LinkButton to={profile}>Cancel</LinkButton>
      </Stack>
      {theirs ? <RevisionDialog base={base} theirs={theirs} mine={mine} onChosen={takeVersion} /> : null}
      {leaveGuard}
    </Stack>
  );
}

/** Page for correcting a student's record. */
export default function StudentCorrectionPage() {
  const { id = '' } = useParams();
  const query = useStudentGetQuery({ params: { id } }, REFETCH_ON_MOUNT);
  return (
    <RecordPage
      query={query}
      titleOf={(student) => `Edit ${fullName(student)}`}
      placeholder="Student"
      list={{ to: '/admin/students', label: 'All students' }}
      missing="Student not found"
      actions={() => null}
    >
      {(student) => (
        <Correction key={student._id} student={student} reload={() => query.refetch().unwrap()} />
      )}
    </RecordPage>
  );
}
