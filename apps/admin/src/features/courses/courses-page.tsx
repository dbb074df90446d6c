import { useCourseListQuery } from '@concord/api-client/requests';
import type { Course } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { AddIcon, DeleteIcon, EditIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { HistoryButton } from '../../shared/audit/history-button';
import { RemovalDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { formatDate, orDash } from '../../shared/format';
import { actionsColumn, TwoLines } from '../../shared/lists/cells';
import { ClientTable } from '../../shared/lists/query-table';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { CourseDialog } from './course-dialog';
import { useCourseRemoveMutation } from './requests';

function Actions({ row: course }: { readonly row: Course }) {
  const [remove] = useCourseRemoveMutation();
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <DialogButton
        aria-label={`Edit ${course.courseTitle}`}
        icon={<EditIcon />}
        dialog={(close) => <CourseDialog course={course} onClose={close} />}
      />
      <HistoryButton id={course._id} of={course.courseTitle} />
      <DialogButton
        color="error"
        aria-label={`Delete ${course.courseTitle}`}
        icon={<DeleteIcon />}
        dialog={(close) => (
          <RemovalDialog
            title="Delete this course?"
            successText="Course deleted Succesfully"
            act={() => remove({ params: { id: course._id } }).unwrap()}
            onClose={close}
          >
            {course.courseTitle} will be deleted. This can not be undone.
          </RemovalDialog>
        )}
      />
    </Stack>
  );
}

const COLUMNS: readonly DataTableColumn<Course>[] = [
  {
    header: 'Course',
    cell: (course) => (
      <TwoLines
        below={
          <Box component="span" sx={{ display: 'block', maxWidth: '60ch' }}>
            {course.courseDescription}
          </Box>
        }
      >
        <Typography sx={{ fontWeight: 600 }}>{course.courseTitle}</Typography>
      </TwoLines>
    ),
  },
  { header: 'Exam', cell: (course) => orDash(course.exams[0]?.examCode) },
  { header: 'Created by', cell: (course) => orDash(course.createdBy?.username) },
  { header: 'Date', cell: (course) => formatDate(course.createdAt) },
  actionsColumn(Actions),
];

export default function CoursesPage() {
  const query = useCourseListQuery({ as: 'staff' }, REFETCH_ON_MOUNT);
  return (
    <AdminPage
      title="Courses"
      actions={
        <DialogButton
          variant="contained"
          icon={<AddIcon />}
          dialog={(close) => <CourseDialog onClose={close} />}
        >
          Create course
        </DialogButton>
      }
    >
      <ClientTable label="Courses" columns={COLUMNS} query={query} />
    </AdminPage>
  );
}
