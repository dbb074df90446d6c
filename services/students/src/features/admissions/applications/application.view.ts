import { THREAD_LIMITS, maskSerial, type MyApplication, type MyForm, type Review } from '@concord/contracts';
import type { FileLinks } from '@concord/nest-platform';
import type { StudentProjection } from '../../../store/students/student.schema';
import type { StoredThread } from '../../../store/students/student-threads.repository';
import { toReview, toStudent } from '../students/student.view';
import { toProposals } from './proposal.view';
import { toMessage } from './thread.view';

/** The applicant's own application: without notes and names of staff. */
export function toMyApplication(
  record: StudentProjection,
  stored: StoredThread,
  links: FileLinks,
): MyApplication {
  const review = toReview(record);
  const question = openQuestion(record);
  const messages = threadOf(record, stored);
  return {
    state: stateOf(review),
    registeredAt: record.createdAt.toISOString(),
    at: review.answeredAt ?? review.at,
    reason: review.status === 'rejected' ? review.reason : null,
    question: question && {
      number: question.number,
      text: question.text,
      at: question.at.toISOString(),
    },
    thread: messages.map((message) => toMessage(message, links)),
    form: toForm(record, links),
    proposals: toProposals(stored),
    mayPropose: isUndecided(review) && stored.closedProposals.length < THREAD_LIMITS.proposals,
  };
}

const stateOf = ({ status, answeredAt }: Review): MyApplication['state'] => {
  if (answeredAt) return 'answered';
  return status === 'new' ? 'received' : status;
};

export const isUndecided = ({ status }: Pick<Review, 'status'>): boolean =>
  status !== 'accepted' && status !== 'rejected';

/** The question that waits for the applicant. */
export function openQuestion({ review }: Pick<StudentProjection, 'review'>) {
  if (review?.status !== 'more-information') return null;
  return { number: review.revision, text: review.reason ?? '', at: review.at, by: review.by };
}

/** Messages of the thread; earlier releases stored a question in the review only. */
export function threadOf(record: StudentProjection, { messages }: StoredThread) {
  const question = openQuestion(record);
  const isMissing = question && !messages.some(({ at }) => at.getTime() === question.at.getTime());
  return isMissing ? [...messages, { _id: record._id, ...question }] : messages;
}

function toForm(record: StudentProjection, links: FileLinks): MyForm {
  const { _id, revision: _revision, serialNumber, ...form } = toStudent(record, links);
  return { ...form, serialNumber: maskSerial(serialNumber) };
}
