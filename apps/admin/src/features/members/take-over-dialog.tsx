import type { Member, Student } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@concord/ui/tables';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { formatCalendarDate, orDash } from '../../shared/format';
import { LoadGuard } from '../../shared/page/load-guard';
import { useStudentGetQuery } from '../../shared/requests';
import { CONTACT_LABELS } from './contact-values';
import { useMemberTakeOverMutation } from './requests';
import { isOutdated, useLatestMember } from './use-latest-member';

/** Fields that a member takes over from the application. */
const NAMES = ['title', 'surname', 'firstName', 'middleName', 'gender', 'dob'] as const;
type Names = Pick<Member, (typeof NAMES)[number]>;

const shownName = (names: Names | Student, field: (typeof NAMES)[number]) =>
  field === 'dob' ? formatCalendarDate(names.dob) : orDash(names[field]);

const isSame = (member: Member, student: Student) =>
  NAMES.every((field) => shownName(member, field) === shownName(student, field));

function ComparedNames({ member, student }: { readonly member: Member; readonly student: Student }) {
  return (
    <TableContainer tabIndex={0} role="group" aria-label="Names">
      <Table size="small" aria-label="Names of the member and of the application">
        <TableHead>
          <TableRow>
            <TableCell>Field</TableCell>
            <TableCell>Member</TableCell>
            <TableCell>Application</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {NAMES.map((field) => {
            const [now, then] = [shownName(member, field), shownName(student, field)];
            return (
              <TableRow key={field}>
                <TableCell component="th" scope="row">
                  {CONTACT_LABELS[field]}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{now}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', fontWeight: now === then ? undefined : 650 }}>
                  {then}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface TakeOverDialogProps {
  readonly member: Member;
  /** Id of the applicant's record. */
  readonly student: string;
  readonly onClose: () => void;
}

/** Takes over names that were corrected in the application, after showing both. */
export function TakeOverDialog({ member, student, onClose }: TakeOverDialogProps) {
  const query = useStudentGetQuery({ params: { id: student }, query: { archived: 'true' } });
  const { latest, isTheirs, send } = useLatestMember(member);
  const [takeOver] = useMemberTakeOverMutation();
  const { currentData } = query;
  const canSend = currentData !== undefined && !isSame(latest, currentData);
  return (
    <FormDialog
      wide
      title="Names from the application"
      submitLabel={canSend ? 'Take over' : undefined}
      successText="The names are taken over"
      send={() => send((revision) => takeOver({ params: { id: member._id }, body: { revision } }).unwrap())}
      isShown={isOutdated}
      onClose={onClose}
    >
      {isTheirs ? (
        <Alert severity="warning" role="alert">
          Somebody else changed this member. Look again, then take over.
        </Alert>
      ) : null}
      <LoadGuard query={query} missing="The application is gone">
        {(found) => (
          <>
            <Typography>
              {canSend
                ? 'The member gets the names of the application. E-mail, phone and address stay.'
                : 'The member has the names of the application already.'}
            </Typography>
            <ComparedNames member={latest} student={found} />
          </>
        )}
      </LoadGuard>
    </FormDialog>
  );
}
