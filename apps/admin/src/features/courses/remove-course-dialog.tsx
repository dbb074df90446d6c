import type { Course } from '@concord/contracts';
import { RemovalDialog } from '../../shared/removal-dialog';
import { useRemoveCourseMutation } from './remove-course';

interface RemoveCourseDialogProps {
  readonly course: Course;
  readonly onClose: () => void;
}

/** Asks before a course is deleted. */
export function RemoveCourseDialog({ course, onClose }: RemoveCourseDialogProps) {
  const [remove] = useRemoveCourseMutation();
  return (
    <RemovalDialog
      title="Delete this course?"
      done="Course deleted Succesfully"
      remove={() => remove(course._id).unwrap()}
      onClose={onClose}
    >
      {course.courseTitle} will be deleted. This can not be undone.
    </RemovalDialog>
  );
}
