import { errorMessage } from '@concord/api-client/requests';
import type { HeldResult } from '@concord/contracts';
import { TextLink } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { DateField } from '@concord/ui/forms';
import { FormCheckbox } from '../../../shared/fields/form-checkbox';
import { SelectField } from '../../../shared/fields/select-field';
import type { IssueRequestFields } from './use-issue-request';

interface IssueFieldsProps {
  readonly exam: string;
  /** Set if the exam's results are not released and so earn no certificates yet. */
  readonly held?: HeldResult | undefined;
  readonly fields: IssueRequestFields;
  readonly mailLabel: string;
}

/** Course and date of certificates, and whether students get a mail. */
export function IssueFields({ exam, held, fields, mailLabel }: IssueFieldsProps) {
  const { form, courses, error, course } = fields;
  if (error) return <Alert severity="error">{errorMessage(error)}</Alert>;
  if (courses?.length === 0)
    return (
      <Alert severity="info">
        No course uses this exam, so no certificates can be issued.{' '}
        <TextLink to="/admin/courses">Add the exam to a course</TextLink> first.
      </Alert>
    );
  if (held)
    return (
      <Alert severity="info">
        The results of this exam are held, so no certificates can be issued yet.{' '}
        <TextLink to={`/admin/exams/${exam}`}>Release the results</TextLink> first.
      </Alert>
    );
  return (
    <>
      <SelectField
        required
        label="Course"
        value={course}
        disabled={courses === undefined}
        options={(courses ?? []).map(({ _id, courseTitle }) => [_id, courseTitle])}
        onChange={form.setterOf('course')}
      />
      <DateField
        label="Date"
        value={form.values.date}
        onChange={form.setterOf('date')}
        helperText="Printed on the certificate. Leave empty for today"
      />
      <FormCheckbox control={form.control} name="isMailed" label={mailLabel} />
    </>
  );
}
