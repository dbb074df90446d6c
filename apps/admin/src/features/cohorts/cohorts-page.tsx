import type { Cohort } from '@concord/contracts';
import { AddIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { LinkedDialogButton } from '../../shared/dialogs/linked-dialog-button';
import { formatDate } from '../../shared/format';
import { RowLink, viewColumn } from '../../shared/lists/cells';
import { ListPage } from '../../shared/lists/list-page';
import { useServerList } from '../../shared/lists/use-server-list';
import { useCohortListQuery } from '../../shared/cohorts/requests';
import { CohortDialog } from './cohort-dialog';

const pathOf = ({ _id }: Cohort) => `/admin/cohorts/${_id}`;

const COLUMNS: readonly DataTableColumn<Cohort>[] = [
  { header: 'Cohort', cell: (cohort) => <RowLink to={pathOf(cohort)}>{cohort.name}</RowLink> },
  { header: 'Students', align: 'right', cell: ({ students }) => students.toLocaleString('en-GB') },
  { header: 'Created by', cell: ({ createdBy }) => createdBy },
  { header: 'Date', cell: ({ createdAt }) => formatDate(createdAt) },
  viewColumn(pathOf, ({ name }) => name),
];

export default function CohortsPage() {
  return (
    <ListPage
      title="Cohorts"
      lead="Named groups of students, such as one diet in one town. You can assign an exam to a whole cohort."
      actions={
        <LinkedDialogButton
          action="new"
          variant="contained"
          icon={<AddIcon />}
          dialog={(close) => <CohortDialog onClose={close} />}
        >
          New cohort
        </LinkedDialogButton>
      }
      label="Cohorts"
      searchLabel="Search cohorts"
      searchHint="Name"
      list={useServerList(useCohortListQuery, {})}
      columns={COLUMNS}
      emptyText="There are no cohorts yet"
      pathOf={pathOf}
    />
  );
}
