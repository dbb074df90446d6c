import type { Course } from '@concord/contracts';
import { toastError, toastSuccess } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/display';
import { useRemoveCourseMutation } from './remove-course';

interface RemoveCourseDialogProps {
  readonly course: Course;
  readonly onClose: () => void;
}

/** Asks before a course is deleted. */
export function RemoveCourseDialog({ course, onClose }: RemoveCourseDialogProps) {
  const [remove, { isLoading }] = useRemoveCourseMutation();
  const confirm = async () => {
    try {
      await remove(course._id).unwrap();
      toastSuccess('Course deleted Succesfully');
    } catch (error) {
      toastError(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete this course?"
      confirmLabel="Delete"
      destructive
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {course.courseTitle} will be deleted. This can not be undone.
    </ConfirmDialog>
  );
}
