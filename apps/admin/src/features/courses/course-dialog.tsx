import type { CertificateDesign, Course } from '@concord/contracts';
import { LIMITS } from '@concord/contracts';
import { toastError } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { DESIGN_CHOICES } from '../../shared/certificates/designs';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { SelectField } from '../../shared/fields/select-field';
import { useExamListQuery } from '../../shared/requests';
import { useCourseCreateMutation, useCourseUpdateMutation } from './requests';

interface CourseDialogProps {
  /** The course to change; absent for a new one. */
  readonly course?: Course;
  readonly onClose: () => void;
}

const NO_EXAM = '';

export function CourseDialog({ course, onClose }: CourseDialogProps) {
  const exams = useExamListQuery();
  const [create] = useCourseCreateMutation();
  const [update] = useCourseUpdateMutation();
  const [courseTitle, setCourseTitle] = useState(course?.courseTitle ?? '');
  const [courseDescription, setCourseDescription] = useState(course?.courseDescription ?? '');
  const [exam, setExam] = useState(course?.exams[0]?._id ?? NO_EXAM);
  const [design, setDesign] = useState<CertificateDesign>(course?.certificateTemplate ?? 'course');
  const [titleMissing, setTitleMissing] = useState(false);

  const listed = exams.data?.items ?? [];
  // The exam of the course comes first until the list of exams is loaded.
  const unlisted = course?.exams.filter(({ _id }) => !listed.some((item) => item._id === _id)).slice(0, 1);
  const choices = [
    [NO_EXAM, 'No exam'],
    ...(unlisted ?? []).map(({ _id, examCode }) => [_id, examCode] as const),
    ...listed.map(({ _id, examName, examCode }) => [_id, `${examName} (${examCode})`] as const),
  ] as const;

  const send = () => {
    if (!courseTitle.trim()) {
      setTitleMissing(true);
      toastError('Course title can not be empty');
      return undefined;
    }
    const body = {
      courseTitle: courseTitle.trim(),
      courseDescription: courseDescription.trim(),
      certificateTemplate: design,
      exams: exam ? [exam] : [],
      ...(exam ? { exam } : {}),
    };
    return course ? update({ body: { _id: course._id, ...body } }).unwrap() : create({ body }).unwrap();
  };

  return (
    <FormDialog
      title={course ? 'Edit course' : 'Create course'}
      submitLabel={course ? 'Update' : 'Create'}
      successText={course ? 'Course updated Succesfully' : 'Course created Succesfully'}
      send={send}
      onClose={onClose}
    >
      <TextField
        required
        autoFocus
        label="Course title"
        value={courseTitle}
        error={titleMissing}
        onChange={(event) => {
          setTitleMissing(false);
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
      <SelectField
        label="Exam"
        value={choices.some(([id]) => id === exam) ? exam : NO_EXAM}
        disabled={exams.isLoading}
        options={choices}
        onChange={setExam}
      />
      <SelectField
        label="Certificate design"
        value={design}
        options={DESIGN_CHOICES}
        helperText="Certificates already issued keep their design"
        onChange={setDesign}
      />
    </FormDialog>
  );
}
