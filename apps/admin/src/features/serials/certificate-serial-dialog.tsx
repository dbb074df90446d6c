import { useCourseListQuery } from '@concord/api-client/requests';
import type { Student } from '@concord/contracts';
import { Box } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { z } from 'zod';
import { CertificateNameField, isPrintable } from '../../shared/certificates/certificate-name-field';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { ListSelectField } from '../../shared/fields/list-select-field';
import { fullName } from '../../shared/format';
import { filled, useSchemaForm } from '../../shared/forms/use-schema-form';
import { CopySerialButton } from './copy-serial-button';
import { useSerialGenerateMutation } from './requests';
import { StudentField } from './student-field';

interface CertificateSerialDialogProps {
  readonly onClose: () => void;
  readonly onGenerated: () => void;
}

const schema = z.object({
  student: z.custom<Student | undefined>(),
  studentName: filled(''),
  selectedCourse: filled(''),
});

const EMPTY = { student: undefined, studentName: '', selectedCourse: '' };

/** Generates a serial for a certificate, bound to one name and one course. */
export function CertificateSerialDialog({ onClose, onGenerated }: CertificateSerialDialogProps) {
  const courses = useCourseListQuery({ as: 'staff' });
  const [generate, { data }] = useSerialGenerateMutation();
  const form = useSchemaForm(schema, EMPTY);
  const { values, setterOf, errorOf } = form;
  const { student, studentName, selectedCourse } = values;
  const [generated] = [data ?? []].flat();
  const name = studentName.trim();

  const choose = (chosen: Student | undefined) => {
    setterOf('student')(chosen);
    if (chosen) setterOf('studentName')(fullName(chosen));
  };

  return (
    <SchemaDialog
      form={form}
      title="Serial number for a certificate"
      submitLabel={generated ? undefined : 'Generate'}
      disabled={name !== '' && !isPrintable(name)}
      incompleteText="Complete details"
      send={({ student: holder, ...sent }) =>
        generate({
          body: { purpose: 'certificate', ...sent, ...(holder && { student: holder._id }) },
        }).unwrap()
      }
      onSent={onGenerated}
      onClose={onClose}
    >
      {generated ? (
        <Alert severity="success" action={<CopySerialButton serial={generated} />}>
          <Box component="strong" sx={{ fontFamily: 'ui-monospace, monospace' }}>
            {generated.serial}
          </Box>{' '}
          prints the certificate of {name}.
          {student ? ' The certificate will appear on the student’s record.' : null}
        </Alert>
      ) : (
        <>
          <StudentField value={student} onChange={choose} />
          <CertificateNameField
            required
            label="Student name"
            value={studentName}
            error={errorOf('studentName') !== undefined}
            hint="Exactly as it should appear on the certificate"
            onChange={setterOf('studentName')}
          />
          <ListSelectField
            label="Course"
            value={selectedCourse}
            error={errorOf('selectedCourse') !== undefined}
            list={courses}
            optionOf={({ _id, courseTitle }) => [_id, courseTitle]}
            emptyText="No courses yet"
            onChange={setterOf('selectedCourse')}
          />
        </>
      )}
    </SchemaDialog>
  );
}
