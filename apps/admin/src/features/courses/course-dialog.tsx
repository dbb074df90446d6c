import type { Course } from '@concord/contracts';
import { LIMITS } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess } from '@concord/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@concord/ui/display';
import { MenuItem, TextField } from '@concord/ui/forms';
import { useId, useState } from 'react';
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
  const titleId = useId();
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
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id={titleId}>{course ? 'Edit course' : 'Create course'}</DialogTitle>
        <DialogContent>
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
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {course ? 'Update' : 'Create'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
