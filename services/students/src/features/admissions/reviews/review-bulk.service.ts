import { Injectable } from '@nestjs/common';
import type { BulkOutcome, Review, StatusFilter, StudentDecideManyBody } from '@concord/contracts';
import { recordName } from '@concord/institute';
import { BULK_PAGE, type BulkInput, BulkRunner, confirmedIds, conflict } from '@concord/nest-platform';
import { StudentsRepository } from '../../../store/students/students.repository';
import { toReview } from '../students/student.view';
import { decidedBy, ReviewsService, waits } from './reviews.service';

/** Decides on many applications at once, each by the rules for a single one and from the review that was seen. */
@Injectable()
export class ReviewBulkService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly reviews: ReviewsService,
    private readonly bulk: BulkRunner,
  ) {}

  /** @throws AppError 400 for too many, 409 if the number of matches differs from the confirmed one */
  async decide(input: BulkInput, body: StudentDecideManyBody): Promise<BulkOutcome> {
    const { chosen = [], filter, count, ...decision } = body;
    const { reason } = decision;
    input.audit.note({ reason });
    const seen = new Map(chosen.map((one) => [one._id, one.seen]));
    const ids = filter
      ? confirmedIds(await this.students.list({ ...filter, ...BULK_PAGE }), count, 'students')
      : [...seen.keys()];
    return this.bulk.run(input, ids, {
      action: 'student.decide',
      entity: 'student',
      reason,
      batch: this.bulk.newBatch(),
      find: (id) => this.students.findById(id),
      nameOf: recordName,
      write: async (student, note) => {
        const review = toReview(student);
        if (student.archivedAt) throw conflict('CONFLICT', 'Already archived');
        if (review.status === decision.decision) throw conflict('CONFLICT', 'Already has this status');
        const { status = 'waiting' } = filter ?? {};
        if (filter && !isListed(review, status)) throw decidedBy(review);
        const revision = seen.get(student._id.toString()) ?? review.revision;
        await this.reviews.apply(input.actor, student, { ...decision, seen: revision }, note);
      },
    });
  }
}

/** True if the list with this filter has the application, as far as its review tells. */
function isListed(review: Review, status: StatusFilter): boolean {
  if (status === 'answered') return review.answeredAt !== undefined;
  // Proposals are made before the decision.
  return status === 'waiting' || status === 'proposed' ? waits(review) : review.status === status;
}
