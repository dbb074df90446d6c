import { useSession } from '@concord/api-client';
import type { Hall } from '@concord/contracts';
import { Stack, TextLink } from '@concord/ui';
import { ActionDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { RemovalButton } from '../../shared/dialogs/removal-button';
import { formatDateTime, orDash } from '../../shared/format';
import { HallCode } from '../../shared/halls/hall-code';
import { useHallEndMutation, useHallRemoveMutation } from '../../shared/halls/requests';
import { momentText } from '../../shared/nigerian-time';
import { DetailList } from '../../shared/page/detail-list';
import { Section } from '../../shared/page/section';

interface HallProps {
  readonly hall: Hall;
}

function EndDialog({ hall, onClose }: HallProps & { readonly onClose: () => void }) {
  const [end] = useHallEndMutation();
  return (
    <ActionDialog
      title={`Mark ${hall.name} as ended?`}
      confirmLabel="Mark as ended"
      successText="The session has ended"
      act={() => end({ params: { id: hall._id } }).unwrap()}
      onClose={onClose}
    >
      Exams in progress continue until their time is up. You can no longer pause or watch the session as a
      whole.
    </ActionDialog>
  );
}

const LINK = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

/** Exams of a session, with their access codes. Links to their pages are for super administrators. */
function Exams({ hall: { exams } }: HallProps) {
  const isSuper = useSession().details?.role === 'SUPER_ADMIN';
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      {exams.map(({ _id, examName, examCode }) => {
        const label = `${examName} (${examCode})`;
        return (
          <Stack
            key={_id}
            direction="row"
            useFlexGap
            sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
          >
            {isSuper ? (
              <TextLink to={`/admin/exams/${_id}`} sx={LINK}>
                {label}
              </TextLink>
            ) : (
              <span>{label}</span>
            )}
            <DialogButton
              variant="outlined"
              aria-label={`Show the access code of ${label}`}
              dialog={(close) => <HallCode id={_id} onClose={close} />}
            >
              Show the access code
            </DialogButton>
          </Stack>
        );
      })}
    </Stack>
  );
}

/** Place, time, exams and invigilators of a session. */
export function PlanSection({ hall }: HallProps) {
  const [remove] = useHallRemoveMutation();
  return (
    <Section title="Plan">
      <DetailList
        items={[
          ['Room', hall.room],
          ['Start', momentText(hall.startsAt)],
          ['Invigilators', orDash(hall.invigilators.join(', '))],
          ['Exams and access codes', <Exams key="exams" hall={hall} />],
          ['Candidates', hall.students.toLocaleString('en-GB')],
          ['Created by', `${hall.createdBy.username}, ${formatDateTime(hall.createdAt)}`],
          ...(hall.endedAt ? [['Ended', formatDateTime(hall.endedAt)] as const] : []),
        ]}
      />
      <Stack direction="row" useFlexGap spacing={2} sx={{ mt: 3, flexWrap: 'wrap' }}>
        {hall.endedAt ? null : (
          <DialogButton variant="outlined" dialog={(close) => <EndDialog hall={hall} onClose={close} />}>
            Mark as ended
          </DialogButton>
        )}
        <RemovalButton
          label="Delete"
          title="Delete this hall session?"
          listPath="/admin/halls"
          remove={() => remove({ params: { id: hall._id } }).unwrap()}
        >
          {hall.name} will be deleted. Its candidates keep their exams and results.
        </RemovalButton>
      </Stack>
    </Section>
  );
}
