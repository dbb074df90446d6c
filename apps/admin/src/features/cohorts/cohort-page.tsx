import type { Cohort } from '@concord/contracts';
import { useParams } from '@concord/mfe';
import { Stack, Typography } from '@concord/ui';
import { AddIcon, EditIcon } from '@concord/ui/display';
import { AssignManyButton } from '../../shared/assignments/assign-many';
import { RecordHistory, useHistoryTab } from '../../shared/audit/record-history';
import { useCohortGetQuery, useCohortRemoveMutation } from '../../shared/cohorts/requests';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { RemovalButton } from '../../shared/dialogs/removal-button';
import { counted, formatDate } from '../../shared/format';
import { InductManyButton } from '../../shared/inductions/induct-many';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { RecordPage } from '../../shared/page/record-page';
import { useTabs } from '../../shared/page/use-tabs';
import { AddDialog } from './add-dialog';
import { CohortStudents } from './cohort-students';
import { RenameDialog } from './rename-dialog';

function CohortActions({ cohort }: { readonly cohort: Cohort }) {
  const [remove] = useCohortRemoveMutation();
  const chosen = {
    selection: { ids: [], isAll: true, count: cohort.students, onClear: () => undefined },
    query: { cohort: cohort._id },
    filterText: `All of ${cohort.name}`,
  };
  return (
    <>
      {cohort.students > 0 ? (
        <>
          <AssignManyButton {...chosen} />
          <InductManyButton {...chosen} />
        </>
      ) : null}
      <DialogButton
        variant={cohort.students > 0 ? 'outlined' : 'contained'}
        icon={<AddIcon />}
        dialog={(close) => <AddDialog cohort={cohort} onClose={close} />}
      >
        Add students
      </DialogButton>
      <DialogButton
        variant="outlined"
        icon={<EditIcon />}
        dialog={(close) => <RenameDialog cohort={cohort} onClose={close} />}
      >
        Rename
      </DialogButton>
      <RemovalButton
        label="Delete"
        title="Delete this cohort?"
        listPath="/admin/cohorts"
        remove={() => remove({ params: { id: cohort._id } }).unwrap()}
      >
        {cohort.name} will be deleted. Its students keep their records, exams and results.
      </RemovalButton>
    </>
  );
}

export default function CohortPage() {
  const { id = '' } = useParams();
  const query = useCohortGetQuery({ params: { id } }, REFETCH_ON_MOUNT);
  const tabs = useTabs('Cohort', [{ name: 'students', label: 'Students' }, ...useHistoryTab()]);
  return (
    <RecordPage
      query={query}
      titleOf={({ name }) => name}
      placeholder="Cohort"
      list={{ to: '/admin/cohorts', label: 'All cohorts' }}
      missing="There is no such cohort"
      actions={(cohort) => <CohortActions cohort={cohort} />}
      tabs={tabs}
    >
      {(cohort) =>
        tabs.open === 'history' ? (
          <RecordHistory id={cohort._id} />
        ) : (
          <Stack spacing={2}>
            <Typography color="textSecondary">
              {counted(cohort.students, 'student')}, created by {cohort.createdBy} on{' '}
              {formatDate(cohort.createdAt)}
            </Typography>
            <div>
              <CohortStudents cohort={cohort} />
            </div>
          </Stack>
        )
      }
    </RecordPage>
  );
}
