import { Button } from '@concord/ui';
import { useHolder } from '../../shared/holder';
import { Notice } from '../../shared/notice';
import { useDoor } from './use-door';

/** Button to the exam portal, or the reason why there is none. */
export function Door() {
  const { student, isViewed } = useHolder();
  const { open, isOpening } = useDoor();
  if (!student)
    return (
      <Notice tone="info">
        There is no registration under your name, so there are no exams for you here. If you did register,
        please contact the office.
      </Notice>
    );
  if (isViewed)
    return <Notice tone="info">Here the person has a button that opens the exam portal, signed in.</Notice>;
  return (
    <div>
      <Button variant="contained" size="large" loading={isOpening} onClick={open}>
        Go to the exam portal
      </Button>
    </div>
  );
}
