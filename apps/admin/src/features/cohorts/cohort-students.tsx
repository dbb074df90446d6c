import type { Cohort, Student } from '@concord/contracts';
import { RemoveIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { AssignManyButton } from '../../shared/assignments/assign-many';
import { ActionDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { counted, formatDate, fullName, orDash } from '../../shared/format';
import { InductManyButton } from '../../shared/inductions/induct-many';
import { OneLine, RowLink, viewColumn } from '../../shared/lists/cells';
import { ListView } from '../../shared/lists/list-page';
import type { Selection } from '../../shared/lists/use-selection';
import { useServerList } from '../../shared/lists/use-server-list';
import { EmailCell } from '../../shared/records/email-address';
import { useStudentListQuery } from '../../shared/requests';
import { useCohortTakeMutation } from '../../shared/cohorts/requests';

const pathOf = ({ _id }: Student) => `/admin/students/${_id}`;

const COLUMNS: readonly DataTableColumn<Student>[] = [
  {
    header: 'Full name',
    sortBy: 'surname',
    cell: (student) => <RowLink to={pathOf(student)}>{fullName(student)}</RowLink>,
  },
  {
    header: 'Email',
    sortBy: 'email',
    cell: ({ email }) => <EmailCell email={email} />,
  },
  { header: 'Phone', cell: (student) => <OneLine>{orDash(student.phoneNumber)}</OneLine> },
  { header: 'State', sortBy: 'state', cell: (student) => orDash(student.state) },
  { header: 'Registered', sortBy: 'createdAt', cell: (student) => formatDate(student.createdAt) },
  viewColumn(pathOf, fullName),
];

interface TakeDialogProps {
  readonly cohort: Cohort;
  readonly selection: Selection<Student>;
  /** Query of the cohort's list. */
  readonly query: Readonly<Record<string, string>>;
  readonly onClose: () => void;
}

function TakeDialog({ cohort: { _id, name }, selection, query, onClose }: TakeDialogProps) {
  const [take] = useCohortTakeMutation();
  const { ids, isAll, count, onClear } = selection;
  const which = isAll ? { filter: query, count } : { ids: [...ids] };
  const students = counted(count, 'student');
  return (
    <ActionDialog
      title={`Remove ${students} from this cohort?`}
      confirmLabel="Remove"
      successText={`${students} removed from ${name}`}
      act={() => take({ params: { id: _id }, body: which }).unwrap()}
      onDone={onClear}
      onClose={onClose}
    >
      They keep their records and exams.
    </ActionDialog>
  );
}

/** The students of a cohort who are not archived. */
export function CohortStudents({ cohort }: { readonly cohort: Cohort }) {
  const list = useServerList(
    useStudentListQuery,
    { cohort: cohort._id, sort: 'surname' as const },
    { defaultSort: 'surname' },
  );
  return (
    <ListView
      label="Students of the cohort"
      searchLabel="Search students of this cohort"
      searchHint="Name, state, e-mail or phone"
      exportKind="students"
      list={list}
      columns={COLUMNS}
      choice={{
        nameOf: fullName,
        noun: 'students of this cohort',
        actions: ({ selection, filterText, ...scope }) => {
          const query = { ...scope.query, cohort: cohort._id };
          const chosen = { selection, query, filterText: `${cohort.name}: ${filterText}` };
          return (
            <>
              <AssignManyButton {...chosen} />
              <InductManyButton {...chosen} />
              <DialogButton
                variant="outlined"
                icon={<RemoveIcon />}
                dialog={(close) => (
                  <TakeDialog cohort={cohort} selection={selection} query={query} onClose={close} />
                )}
              >
                Remove from cohort
              </DialogButton>
            </>
          );
        },
      }}
      emptyText="Nobody is in this cohort yet"
      pathOf={pathOf}
    />
  );
}
