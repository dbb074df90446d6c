import { useCourseListQuery } from '@concord/api-client/requests';
import type { Course } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { AddIcon, DeleteIcon, EditIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { useMemo } from 'react';
import { HistoryButton } from '../../shared/audit/history-button';
import { RemovalDialog } from '../../shared/dialogs/action-dialog';
import { LinkedDialogButton } from '../../shared/dialogs/linked-dialog-button';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { formatDate, orDash } from '../../shared/format';
import { actionsColumn, TwoLines } from '../../shared/lists/cells';
import type { ListFilter } from '../../shared/lists/list-filters';
import { ListPage } from '../../shared/lists/list-page';
import { useClientList } from '../../shared/lists/use-client-list';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
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
            {course.courseTitle} will be deleted. This can&apos;t be undone.
          </RemovalDialog>
        )}
      />
    </Stack>
  );
}

const examOf = (course: Course) => course.exams[0]?.examCode;

const COLUMNS: readonly DataTableColumn<Course>[] = [
  {
    header: 'Course',
    sortBy: 'title',
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
  { header: 'Exam', sortBy: 'exam', cell: (course) => orDash(examOf(course)) },
  { header: 'Created by', cell: (course) => orDash(course.createdBy?.username) },
  { header: 'Date', sortBy: 'createdAt', cell: (course) => formatDate(course.createdAt) },
  actionsColumn(Actions),
];

/** Search, filters and sort orders; done in the browser, because courses are few. */
const TOOLS = {
  textsOf: ({ courseTitle, courseDescription, exams, createdBy }: Course) => [
    courseTitle,
    courseDescription,
    ...exams.map(({ examCode }) => examCode),
    createdBy?.username ?? '',
  ],
  fits: {
    exam: (course: Course, value: string) => examOf(course) === value,
    from: ({ createdAt }: Course, from: string) => createdAt >= from,
    to: ({ createdAt }: Course, to: string) => createdAt < to,
  },
  sorts: {
    title: ({ courseTitle }: Course) => courseTitle,
    exam: (course: Course) => examOf(course) ?? '',
    createdAt: ({ createdAt }: Course) => createdAt,
  },
  defaultSort: '-createdAt',
} as const;

/** Offers exams that belong to a course. */
function useCourseFilters(courses: readonly Course[] | undefined): readonly ListFilter[] {
  return useMemo(() => {
    const codes = [...new Set(courses?.flatMap((course) => examOf(course) ?? []))].sort();
    const options = codes.map((code) => [code, code] as const);
    return [
      { kind: 'choice', name: 'exam', label: 'Exam', options, isOpen: true },
      { kind: 'period', label: 'Date' },
    ];
  }, [courses]);
}

export default function CoursesPage() {
  const query = useCourseListQuery({ as: 'staff' }, REFETCH_ON_MOUNT);
  const filters = useCourseFilters(query.currentData?.items);
  const list = useClientList(query, { ...TOOLS, filters });
  return (
    <ListPage
      title="Courses"
      actions={
        <LinkedDialogButton
          action="new"
          variant="contained"
          icon={<AddIcon />}
          dialog={(close) => <CourseDialog onClose={close} />}
        >
          Create course
        </LinkedDialogButton>
      }
      label="Courses"
      searchLabel="Search courses"
      searchHint="Title, description or exam code"
      views="courses"
      list={list}
      columns={COLUMNS}
    />
  );
}
