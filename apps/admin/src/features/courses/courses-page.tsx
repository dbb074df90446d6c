import type { Course } from '@concord/contracts';
import { Button, IconButton, Stack, Typography } from '@concord/ui';
import { AddIcon, DeleteIcon, EditIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { useState } from 'react';
import { AdminPage } from '../../shared/admin-page';
import { formatDate, orDash } from '../../shared/format';
import { ClientTable } from '../../shared/query-table';
import { useCourseListQuery } from '../../shared/requests/course-list';
import { CourseDialog } from './course-dialog';
import { RemoveCourseDialog } from './remove-course-dialog';

type Open = { kind: 'create' } | { kind: 'edit' | 'remove'; course: Course } | null;

function columnsFor(open: (next: Open) => void): readonly DataTableColumn<Course>[] {
  return [
    {
      key: 'title',
      header: 'Course',
      cell: (course) => (
        <>
          <Typography sx={{ fontWeight: 600 }}>{course.courseTitle}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
            {course.courseDescription}
          </Typography>
        </>
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
          <IconButton
            aria-label={`Edit ${course.courseTitle}`}
            onClick={() => open({ kind: 'edit', course })}
          >
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
}

/** Courses: the list, and creating, changing and deleting them. */
export default function CoursesPage() {
  const query = useCourseListQuery(undefined, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <AdminPage
      title="Courses"
      actions={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen({ kind: 'create' })}>
          Create course
        </Button>
      }
    >
      <ClientTable
        label="Courses"
        columns={columnsFor(setOpen)}
        query={query}
        rowKey={(course) => course._id}
      />
      {open?.kind === 'create' ? <CourseDialog onClose={close} /> : null}
      {open?.kind === 'edit' ? <CourseDialog course={open.course} onClose={close} /> : null}
      {open?.kind === 'remove' ? <RemoveCourseDialog course={open.course} onClose={close} /> : null}
    </AdminPage>
  );
}
