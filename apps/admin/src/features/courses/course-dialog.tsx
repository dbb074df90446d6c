import type { Course } from '@concord/contracts';
import { LIMITS } from '@concord/contracts';
import { Stack, toastError, toastSuccess } from '@concord/ui';
import { MenuItem, TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog';
import { useExamListQuery } from '../../shared/requests/exam-list';
import { useCreateCourseMutation } from './create-course';
import { useUpdateCourseMutation } from './update-course';

interface CourseDialogProps {
  /** The course to change; absent for a new one. */
  readonly course?: Course;
  readonly onClose: () => void;
}

const NO_EXAM = '';

/** Creates or changes a course. */
export function CourseDialog({ course, onClose }: CourseDialogProps) {
  const exams = useExamListQuery();
  const [create, creating] = useCreateCourseMutation();
  const [update, updating] = useUpdateCourseMutation();
  const [courseTitle, setCourseTitle] = useState(course?.courseTitle ?? '');
  const [courseDescription, setCourseDescription] = useState(course?.courseDescription ?? '');
  const [exam, setExam] = useState(course?.exams[0]?._id ?? NO_EXAM);
  const [empty, setEmpty] = useState(false);
  const busy = creating.isLoading || updating.isLoading;

  const known = exams.data ?? [];
  const attached = course?.exams.find(({ _id }) => !known.some((item) => item._id === _id));
  const choices = [...(attached ? [attached] : []), ...known];

  const submit = async () => {
    if (!courseTitle.trim()) {
      setEmpty(true);
      toastError('Course title can not be empty');
      return;
    }
    const body = {
      courseTitle: courseTitle.trim(),
      courseDescription: courseDescription.trim(),
      exams: exam ? [exam] : [],
      ...(exam ? { exam } : {}),
    };
    try {
      if (course) await update({ _id: course._id, ...body }).unwrap();
      else await create(body).unwrap();
      toastSuccess(course ? 'Course updated Succesfully' : 'Course created Succesfully');
      onClose();
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <FormDialog
      title={course ? 'Edit course' : 'Create course'}
      submitLabel={course ? 'Update' : 'Create'}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        <TextField
          required
          autoFocus
          label="Course title"
          value={courseTitle}
          error={empty}
          onChange={(event) => {
            setEmpty(false);
            setCourseTitle(event.target.value);
          }}
          slotProps={{ htmlInput: { maxLength: LIMITS.titleLength } }}
        />
        <TextField
          label="Course description"
          multiline
          minRows={3}
          value={courseDescription}
          onChange={(event) => setCourseDescription(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
        <TextField
          select
          label="Exam"
          value={choices.some(({ _id }) => _id === exam) ? exam : NO_EXAM}
          disabled={exams.isLoading}
          onChange={(event) => setExam(event.target.value)}
        >
          <MenuItem value={NO_EXAM}>No exam</MenuItem>
          {choices.map((choice) => (
            <MenuItem key={choice._id} value={choice._id} sx={{ whiteSpace: 'normal' }}>
              {'examName' in choice ? `${choice.examName} (${choice.examCode})` : choice.examCode}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </FormDialog>
  );
}
