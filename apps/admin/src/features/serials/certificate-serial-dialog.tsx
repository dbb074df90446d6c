import { errorMessage } from '@concord/api-client/requests';
import { LIMITS } from '@concord/contracts';
import { Box, Stack, toastError } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { MenuItem, TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog';
import { useCourseListQuery } from '../../shared/requests/course-list';
import { CopySerialButton } from './copy-serial-button';
import { useGenerateSerialMutation } from './generate-serial';

interface CertificateSerialDialogProps {
  readonly onClose: () => void;
  readonly onGenerated: () => void;
}

/** A certificate serial is made for one name and one course, so that it can print no other certificate. */
export function CertificateSerialDialog({ onClose, onGenerated }: CertificateSerialDialogProps) {
  const courses = useCourseListQuery();
  const [generate, { isLoading, data }] = useGenerateSerialMutation();
  const [studentName, setStudentName] = useState('');
  const [selectedCourse, setSelectedCourse] = useState('');
  const [tried, setTried] = useState(false);
  const made = data?.[0];

  const submit = async () => {
    setTried(true);
    if (!studentName.trim() || !selectedCourse) {
      toastError('Complete details');
      return;
    }
    try {
      await generate({ purpose: 'certificate', studentName: studentName.trim(), selectedCourse }).unwrap();
      onGenerated();
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <FormDialog
      title="Serial number for a certificate"
      submitLabel={made ? undefined : 'Generate'}
      closeLabel={made ? 'Close' : 'Cancel'}
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      {made ? (
        <Alert severity="success" action={<CopySerialButton serial={made} />}>
          <Box component="strong" sx={{ fontFamily: 'ui-monospace, monospace' }}>
            {made.serial}
          </Box>{' '}
          prints the certificate of {studentName.trim()}.
        </Alert>
      ) : (
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          {courses.error ? <Alert severity="error">{errorMessage(courses.error)}</Alert> : null}
          <TextField
            required
            label="Student name"
            value={studentName}
            error={tried && !studentName.trim()}
            helperText={`As it shall stand on the certificate, at most ${LIMITS.certificateNameLength} characters`}
            onChange={(event) => setStudentName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: LIMITS.certificateNameLength } }}
          />
          <TextField
            select
            required
            label="Course"
            value={selectedCourse}
            error={tried && !selectedCourse}
            disabled={courses.isLoading}
            helperText={courses.data?.length === 0 ? 'There is no course yet' : undefined}
            onChange={(event) => setSelectedCourse(event.target.value)}
          >
            {(courses.data ?? []).map(({ _id, courseTitle }) => (
              <MenuItem key={_id} value={_id} sx={{ whiteSpace: 'normal' }}>
                {courseTitle}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
      )}
    </FormDialog>
  );
}
