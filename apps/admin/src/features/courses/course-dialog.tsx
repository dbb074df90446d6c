import { type CertificateDesign, type Course, LIMITS } from '@concord/contracts';
import { FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { DESIGN_CHOICES } from '../../shared/certificates/designs';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { SelectField } from '../../shared/fields/select-field';
import { filled, useSchemaForm } from '../../shared/forms/use-schema-form';
import { useExamListQuery } from '../../shared/requests';
import { useCourseCreateMutation, useCourseUpdateMutation } from './requests';

interface CourseDialogProps {
  /** Course to change; undefined for a new one. */
  readonly course?: Course;
  readonly onClose: () => void;
}

const NO_EXAM = '';

const schema = z.object({
  courseTitle: filled(''),
  courseDescription: z.string().trim(),
  exam: z.string(),
  certificateTemplate: z.custom<CertificateDesign>(),
});

export function CourseDialog({ course, onClose }: CourseDialogProps) {
  const exams = useExamListQuery();
  const [create] = useCourseCreateMutation();
  const [update] = useCourseUpdateMutation();
  const form = useSchemaForm(schema, {
    courseTitle: course?.courseTitle ?? '',
    courseDescription: course?.courseDescription ?? '',
    exam: course?.exams[0]?._id ?? NO_EXAM,
    certificateTemplate: course?.certificateTemplate ?? 'course',
  });
  const { control, values, setterOf } = form;

  const listed = exams.data?.items ?? [];
  // The course's own exam is the only option until the list of exams is loaded.
  const unlisted = course?.exams.filter(({ _id }) => !listed.some((item) => item._id === _id)).slice(0, 1);
  const choices = [
    [NO_EXAM, 'No exam'],
    ...(unlisted ?? []).map(({ _id, examCode }) => [_id, examCode] as const),
    ...listed.map(({ _id, examName, examCode }) => [_id, `${examName} (${examCode})`] as const),
  ] as const;

  const send = ({ exam, ...rest }: typeof values) => {
    const body = { ...rest, exams: exam ? [exam] : [], ...(exam ? { exam } : {}) };
    return course ? update({ body: { _id: course._id, ...body } }).unwrap() : create({ body }).unwrap();
  };

  return (
    <SchemaDialog
      form={form}
      title={course ? 'Edit course' : 'Create course'}
      submitLabel={course ? 'Update' : 'Create'}
      successText={course ? 'Course updated Succesfully' : 'Course created Succesfully'}
      incompleteText="Course title can not be empty"
      send={send}
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="courseTitle"
        required
        autoFocus
        label="Course title"
        slotProps={{ htmlInput: { maxLength: LIMITS.titleLength } }}
      />
      <FormTextField
        control={control}
        name="courseDescription"
        label="Course description"
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <SelectField
        label="Exam"
        value={choices.some(([id]) => id === values.exam) ? values.exam : NO_EXAM}
        disabled={exams.isLoading}
        options={choices}
        onChange={setterOf('exam')}
      />
      <SelectField
        label="Certificate design"
        value={values.certificateTemplate}
        options={DESIGN_CHOICES}
        helperText="Certificates already issued keep their design"
        onChange={setterOf('certificateTemplate')}
      />
    </SchemaDialog>
  );
}
