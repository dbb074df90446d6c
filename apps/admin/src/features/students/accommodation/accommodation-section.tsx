import type { Student } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { ClockIcon } from '@concord/ui/display';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { formatDateTime } from '../../../shared/format';
import { Section } from '../../../shared/page/section';
import { AccommodationDialog } from './accommodation-dialog';
import { moreTimeText } from './more-time';

/** Standing accommodation of a student, and the button to change it; read-only for archived students. */
export function AccommodationSection({ student }: { readonly student: Student }) {
  const { accommodation, archived } = student;
  return (
    <Section
      title="Extra time in exams"
      emptyText={archived ? 'None' : ''}
      actions={
        archived ? undefined : (
          <DialogButton
            variant="outlined"
            icon={<ClockIcon />}
            dialog={(close) => <AccommodationDialog student={student} onClose={close} />}
          >
            {accommodation ? 'Change' : 'Give extra time'}
          </DialogButton>
        )
      }
    >
      {accommodation ? (
        <Stack spacing={0.5} sx={{ overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {moreTimeText(accommodation)} extra in every new exam
          </Typography>
          <Typography>{accommodation.reason}</Typography>
          <Typography variant="body2" color="textSecondary">
            {accommodation.by}, {formatDateTime(accommodation.at)}. Only staff see this.
          </Typography>
        </Stack>
      ) : undefined}
    </Section>
  );
}
