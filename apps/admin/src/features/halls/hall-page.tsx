import type { Hall } from '@concord/contracts';
import { useParams } from '@concord/mfe';
import { LinkButton, Stack } from '@concord/ui';
import { ClockIcon, EditIcon, ViewIcon } from '@concord/ui/display';
import { RecordHistory, useHistoryTab } from '../../shared/audit/record-history';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { FileButtons } from '../../shared/exports/file-buttons';
import { counted } from '../../shared/format';
import { AddTimeDialog } from '../../shared/halls/add-time-dialog';
import { PausedAlert, PauseHallButton } from '../../shared/halls/pause-hall';
import { useHallAddTimeMutation, useHallGetQuery } from '../../shared/halls/requests';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { RecordPage } from '../../shared/page/record-page';
import { useTabs } from '../../shared/page/use-tabs';
import { AnnouncementsSection } from './announcements-section';
import { CandidatesSection } from './candidates-section';
import { HallDialog } from './hall-dialog';
import { PlanSection } from './plan-section';

/** Polling interval: several invigilators watch one session, and see each other's actions. */
const POLLING_MS = 10_000;

const LIST = [['pdf', 'Attendance list']] as const;
const CARDS = [['pdf', 'Seat cards']] as const;

/** Printed papers for the session's room. */
function HallPapers({ hall: { _id, name, room, students } }: { readonly hall: Hall }) {
  if (students === 0) return null;
  const of = { columns: [], query: { hall: _id }, described: `${name}, ${room}` };
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2.5 }}>
      <FileButtons formats={LIST} of={{ kind: 'attendance', ...of }} />
      <FileButtons formats={CARDS} of={{ kind: 'seat-cards', ...of }} />
    </Stack>
  );
}

/** Adds extra time for everybody in a session, including those who have not begun. */
function HallTimeDialog({ hall, onClose }: { readonly hall: Hall; readonly onClose: () => void }) {
  const [add] = useHallAddTimeMutation();
  return (
    <AddTimeDialog
      title={`More time for everyone in ${hall.name}`}
      order={(body) => add({ params: { id: hall._id }, body }).unwrap()}
      countText={(count) => `${counted(count, 'exam')} in this session`}
      onClose={onClose}
    >
      The minutes are added to any extra time each candidate already has, in every exam of the session that is
      not submitted.
    </AddTimeDialog>
  );
}

function HallActions({ hall }: { readonly hall: Hall }) {
  return (
    <>
      <PauseHallButton hall={hall} />
      {hall.endedAt ? null : (
        <>
          <LinkButton variant="outlined" startIcon={<ViewIcon />} to={`/admin/monitor?hall=${hall._id}`}>
            Watch live
          </LinkButton>
          <DialogButton
            variant="outlined"
            icon={<ClockIcon />}
            dialog={(close) => <HallTimeDialog hall={hall} onClose={close} />}
          >
            More time for all
          </DialogButton>
        </>
      )}
      <DialogButton
        variant="outlined"
        icon={<EditIcon />}
        dialog={(close) => <HallDialog hall={hall} onClose={close} />}
      >
        Edit session
      </DialogButton>
    </>
  );
}

export default function HallPage() {
  const { id = '' } = useParams();
  const query = useHallGetQuery({ params: { id } }, { ...REFETCH_ON_MOUNT, pollingInterval: POLLING_MS });
  const tabs = useTabs('Hall session', [
    { name: 'candidates', label: 'Candidates' },
    { name: 'announcements', label: 'Announcements' },
    { name: 'plan', label: 'Plan' },
    ...useHistoryTab(),
  ]);
  return (
    <RecordPage
      query={query}
      titleOf={({ name }) => name}
      placeholder="Hall session"
      list={{ to: '/admin/halls', label: 'All hall sessions' }}
      missing="There is no such hall session"
      actions={(hall) => <HallActions hall={hall} />}
      tabs={tabs}
    >
      {(hall) => (
        <Stack spacing={0}>
          <PausedAlert hall={hall} />
          {tabs.open === 'candidates' ? <CandidatesSection hall={hall} /> : null}
          {tabs.open === 'announcements' ? <AnnouncementsSection hall={hall} /> : null}
          {tabs.open === 'plan' ? (
            <>
              <HallPapers hall={hall} />
              <PlanSection hall={hall} />
            </>
          ) : null}
          {tabs.open === 'history' ? <RecordHistory id={hall._id} /> : null}
        </Stack>
      )}
    </RecordPage>
  );
}
