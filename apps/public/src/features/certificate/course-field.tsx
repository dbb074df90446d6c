import { Button } from '@concord/ui';
import { Alert, type Control, FormSelect } from '@concord/ui/forms';
import { errorMessage, useCourseListQuery } from '@concord/api-client/requests';
import type { CertificateForm } from './certificate-form';

export function CourseField({ control }: { readonly control: Control<CertificateForm> }) {
  const { data, error, isSuccess, isFetching, refetch } = useCourseListQuery();
  const courses = data?.items ?? [];
  return (
    <>
      <FormSelect
        control={control}
        name="selectedCourse"
        label="Course"
        disabled={!isSuccess}
        options={courses.map(({ _id, courseTitle }) => ({ value: _id, label: courseTitle }))}
        helperText={
          isSuccess
            ? courses.length > 0
              ? 'The course you completed'
              : 'No courses are listed right now'
            : isFetching
              ? 'Loading the courses'
              : undefined
        }
      />
      {error && !isFetching ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          The courses could not be loaded. {errorMessage(error)}
        </Alert>
      ) : null}
    </>
  );
}
