import { useCourseListQuery } from '@concord/api-client/requests';
import type { Course } from '@concord/contracts';
import { Box, Button, IconButton, Stack, Typography } from '@concord/ui';
import { AddIcon, DeleteIcon, EditIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { useState } from 'react';
import { RemovalDialog } from '../../shared/dialogs/action-dialog';
import { formatDate, orDash } from '../../shared/format';
import { TwoLines } from '../../shared/lists/cells';
import { ClientTable } from '../../shared/lists/query-table';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { CourseDialog } from './course-dialog';
import { useCourseRemoveMutation } from './requests';

type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'remove'; course: Course } | null;

const columnsFor = (open: (dialog: OpenDialog) => void): readonly DataTableColumn<Course>[] => [
  {
    key: 'title',
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
  { key: 'exam', header: 'Exam', cell: (course) => orDash(course.exams[0]?.examCode) },
  { key: 'by', header: 'Created by', cell: (course) => orDash(course.createdBy?.username) },
  { key: 'date', header: 'Date', cell: (course) => formatDate(course.createdAt) },
  {
    key: 'actions',
    header: 'Actions',
    align: 'right',
    cell: (course) => (
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        <IconButton aria-label={`Edit ${course.courseTitle}`} onClick={() => open({ kind: 'edit', course })}>
          <EditIcon />
        </IconButton>
        <IconButton
          color="error"
          aria-label={`Delete ${course.courseTitle}`}
          onClick={() => open({ kind: 'remove', course })}
        >
          <DeleteIcon />
        </IconButton>
      </Stack>
    ),
  },
];

/** Courses: the list, and creating, changing and deleting them. */
export default function CoursesPage() {
  const query = useCourseListQuery({ as: 'staff' }, REFETCH_ON_MOUNT);
  const [remove] = useCourseRemoveMutation();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  return (
    <AdminPage
      title="Courses"
      actions={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setDialog({ kind: 'create' })}>
          Create course
        </Button>
      }
    >
      <ClientTable
        label="Courses"
        columns={columnsFor(setDialog)}
        query={query}
        rowKey={(course) => course._id}
      />
      {dialog?.kind === 'create' ? <CourseDialog onClose={close} /> : null}
      {dialog?.kind === 'edit' ? <CourseDialog course={dialog.course} onClose={close} /> : null}
      {dialog?.kind === 'remove' ? (
        <RemovalDialog
          title="Delete this course?"
          successText="Course deleted Succesfully"
          act={() => remove({ params: { id: dialog.course._id } }).unwrap()}
          onClose={close}
        >
          {dialog.course.courseTitle} will be deleted. This can not be undone.
        </RemovalDialog>
      ) : null}
    </AdminPage>
  );
}
