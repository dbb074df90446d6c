import { isNotified, type Decision, type Student, type NotifiedDecision } from '@concord/contracts';
import { Box, Button, EmptyState, LinkButton, toastError, toastSuccess, Typography } from '@concord/ui';
import { useEffect, useMemo, useState } from 'react';
import { fullName } from '../../../shared/format';
import { REFETCH_ON_MOUNT } from '../../../shared/lists/use-server-list';
import { AdminPage } from '../../../shared/page/admin-page';
import { ListLink } from '../../../shared/page/list-link';
import { LoadGuard } from '../../../shared/page/load-guard';
import { ReviewStatusLine } from '../../../shared/review/review-chip';
import { useStudentGetQuery } from '../../../shared/requests';
import { RELOAD_MS } from '../use-file-scans';
import { Applicant } from './applicant';
import { DecisionDialog } from './decision-dialog';
import { useStudentDecideMutation } from './requests';
import { ReviewBar } from './review-bar';
import { useReviewKeys } from './use-review-keys';
import { type ReviewQueue, useQueue } from './use-queue';

const positionText = ({ place, size, more }: ReviewQueue) =>
  place === undefined ? '' : `${place} of ${size}${more > 0 ? `, and ${more} more waiting` : ''}`;

function KeyHelp({ isOn, toggle }: ReturnType<typeof useReviewKeys>) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ mt: 1, mb: 2.5, '@media (pointer: coarse)': { display: 'none' } }}
    >
      {isOn
        ? 'Keys: A accept, M more information, R reject, J next, K previous. '
        : 'Keyboard shortcuts are off. '}
      <Button size="small" onClick={toggle} sx={{ px: 1 }}>
        {isOn ? 'Turn keys off' : 'Turn keys on'}
      </Button>
    </Typography>
  );
}

interface LeadProps extends Pick<Student, 'review'> {
  readonly queue: ReviewQueue;
}

/** Position in the queue, and status of the application. */
function Lead({ queue, review }: LeadProps) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      {review ? <ReviewStatusLine review={review} /> : null}
      <span role="status">{positionText(queue)}</span>
    </Box>
  );
}

/** Takes an application into review; needs no confirmation, because nobody gets a mail. */
function useTakeIntoReview(student: Student | undefined) {
  const [decide] = useStudentDecideMutation();
  return async () => {
    if (!student) return;
    const body = { decision: 'in-review', notify: false, seen: student.review?.revision ?? 0 } as const;
    try {
      await decide({ params: { id: student._id }, body }).unwrap();
      toastSuccess(`${fullName(student)} is in review`);
    } catch (error) {
      toastError(error);
    }
  };
}

interface QueuedProps {
  readonly id: string;
  readonly queue: ReviewQueue;
}

/** The page's applicant, with the decision and the link to the next one. */
function Queued({ id, queue }: QueuedProps) {
  const [deciding, setDeciding] = useState<NotifiedDecision>();
  const query = useStudentGetQuery(
    { params: { id }, query: {} },
    { pollingInterval: RELOAD_MS, ...REFETCH_ON_MOUNT },
  );
  const student = query.currentData;
  const status = student?.review?.status ?? 'new';
  const takeIntoReview = useTakeIntoReview(student);
  const { next, previous } = queue;
  const hasPrevious = (queue.place ?? 1) > 1;
  const isKnown = student !== undefined;

  const actions = useMemo(() => {
    const decide =
      (decision: NotifiedDecision, isOpen = true) =>
      () => {
        if (isKnown && isOpen) setDeciding(decision);
      };
    return {
      a: decide('accepted', status !== 'accepted'),
      m: decide('more-information'),
      r: decide('rejected', status !== 'rejected'),
      j: next,
      k: previous,
    };
  }, [isKnown, status, next, previous]);
  const keys = useReviewKeys(actions);

  useEffect(() => {
    // In braces, because newer browsers return a promise, which is not a clean-up function.
    window.scrollTo(0, 0);
  }, [id]);

  const decide = (decision: Decision) => {
    if (!isNotified(decision)) void takeIntoReview();
    else if (isKnown) setDeciding(decision);
  };
  return (
    <>
      <ReviewBar
        isReady={isKnown}
        status={status}
        hasPrevious={hasPrevious}
        onDecide={decide}
        onNext={next}
        onPrevious={previous}
      />
      <KeyHelp {...keys} />
      <LoadGuard
        query={query}
        missing="Applicant not found"
        action={
          <Button variant="contained" onClick={next}>
            Next
          </Button>
        }
      >
        {(loaded) => <Applicant key={loaded._id} student={loaded} />}
      </LoadGuard>
      {student && deciding ? (
        <DecisionDialog
          key={deciding}
          student={student}
          decision={deciding}
          onDecided={() => {
            setDeciding(undefined);
            next();
          }}
          onClose={() => setDeciding(undefined)}
        />
      ) : null}
    </>
  );
}

/** Queue of applicants who wait for a decision, oldest first. */
export default function ReviewPage() {
  const queue = useQueue();
  const { id, query } = queue;
  const { currentData: student } = useStudentGetQuery(
    { params: { id: id ?? '' }, query: {} },
    { skip: id === undefined },
  );
  const name = student ? fullName(student) : 'Applicant';
  return (
    <AdminPage
      title={id ? name : 'Review queue'}
      documentTitle="Review queue"
      eyebrow={id ? 'Review queue' : undefined}
      lead={<Lead queue={queue} review={id ? student?.review : undefined} />}
      actions={
        <>
          {id ? <ListLink to={`/admin/students/${id}`}>Profile</ListLink> : null}
          <ListLink to="/admin/students?status=waiting">All waiting applicants</ListLink>
        </>
      }
    >
      {id ? (
        <Queued key={id} id={id} queue={queue} />
      ) : (
        <LoadGuard query={query} missing="The queue could not be loaded">
          {() => (
            <EmptyState
              title="No applications to review"
              text="New applications appear here, oldest first."
              action={
                <LinkButton to="/admin/students" variant="contained">
                  All students
                </LinkButton>
              }
            />
          )}
        </LoadGuard>
      )}
    </AdminPage>
  );
}
