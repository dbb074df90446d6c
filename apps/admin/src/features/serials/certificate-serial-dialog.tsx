import { useCourseListQuery } from '@concord/api-client/requests';
import type { Student } from '@concord/contracts';
import { Box, toastError } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { useState } from 'react';
import { CertificateNameField, isPrintable } from '../../shared/certificates/certificate-name-field';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { ListSelectField } from '../../shared/fields/list-select-field';
import { fullName } from '../../shared/format';
import { CopySerialButton } from './copy-serial-button';
import { useSerialGenerateMutation } from './requests';
import { StudentField } from './student-field';

interface CertificateSerialDialogProps {
  readonly onClose: () => void;
  readonly onGenerated: () => void;
}

/** Generates a serial for one name and one course: it can print no other certificate. */
export function CertificateSerialDialog({ onClose, onGenerated }: CertificateSerialDialogProps) {
  const courses = useCourseListQuery({ as: 'staff' });
  const [generate, { data }] = useSerialGenerateMutation();
  const [student, setStudent] = useState<Student>();
  const [studentName, setStudentName] = useState('');
  const [selectedCourse, setSelectedCourse] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [generated] = [data ?? []].flat();
  const name = studentName.trim();

  const send = () => {
    setSubmitted(true);
    if (!name || !selectedCourse) {
      toastError('Complete details');
      return undefined;
    }
    return generate({
      body: {
        purpose: 'certificate',
        studentName: name,
        selectedCourse,
        ...(student && { student: student._id }),
      },
    }).unwrap();
  };

  const choose = (chosen: Student | undefined) => {
    setStudent(chosen);
    if (chosen) setStudentName(fullName(chosen));
  };

  return (
    <FormDialog
      title="Serial number for a certificate"
      submitLabel={generated ? undefined : 'Generate'}
      disabled={name !== '' && !isPrintable(name)}
      send={send}
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
            error={submitted && !name}
            hint="Exactly as it should appear on the certificate"
            onChange={setStudentName}
          />
          <ListSelectField
            label="Course"
            value={selectedCourse}
            error={submitted && !selectedCourse}
            list={courses}
            optionOf={({ _id, courseTitle }) => [_id, courseTitle]}
            emptyText="No courses yet"
            onChange={setSelectedCourse}
          />
        </>
      )}
    </FormDialog>
  );
}
