import { Injectable } from '@nestjs/common';
import { THREAD_LIMITS, type MyApplication, type ProposalBody } from '@concord/contracts';
import { recordName } from '@concord/institute';
import {
  type AppError,
  type AuditNote,
  badRequest,
  conflict,
  type MemberActor,
  notFound,
  type RecordedBody,
} from '@concord/nest-platform';
import { StudentThreadsRepository } from '../../../store/students/student-threads.repository';
import type { ProposedFields } from '../../../store/students/student-thread.schema';
import type { StudentProjection } from '../../../store/students/student.schema';
import { correctedFields } from '../corrections/corrected-fields';
import { toReview } from '../students/student.view';
import { ApplicationsService } from './applications.service';
import { isUndecided } from './application.view';
import { changesOf } from './proposal.view';

/** Takes corrections that an applicant proposes before the decision, one at a time. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly threads: StudentThreadsRepository,
  ) {}

  /** Replaces an open proposal. @throws AppError 400 if nothing differs, 404, 409 after the decision. */
  async propose(actor: MemberActor, input: RecordedBody<ProposalBody>): Promise<MyApplication> {
    const record = await this.applications.recordOf(actor);
    const id = record._id.toString();
    input.audit.note({ id, label: recordName(record) });
    const { reason, ...fields } = input.body;
    if (!isUndecided(toReview(record))) throw decided();
    const wanted = correctedFields(record, { revision: record.revision ?? 0, ...fields }) as ProposedFields;
    const before = valuesOf(record, wanted);
    const changes = changesOf(before, wanted);
    if (changes.length === 0) throw badRequest('VALIDATION', 'This is what your form says already');
    // Names of fields only, because the audit log outlives the data of a destroyed record.
    input.audit.note({ details: { fields: changes.map(({ field }) => field).join(', ') } });
    const at = new Date();
    const { openProposal } = await this.threads.threadOf(id);
    const replaced = openProposal && { ...openProposal, state: 'replaced' as const, closedAt: at };
    const proposal = { _id: this.threads.newId(), at, reason, before, wanted };
    if (!(await this.threads.propose(id, proposal, replaced))) throw await this.refusal(actor);
    return this.applications.refreshed(record);
  }

  /** @throws AppError 404 for an unknown one, 409 if it is no longer open. */
  async withdraw(actor: MemberActor, proposalId: string, audit: AuditNote): Promise<MyApplication> {
    const record = await this.applications.recordOf(actor);
    const id = record._id.toString();
    audit.note({ id, label: recordName(record) });
    const { openProposal, closedProposals } = await this.threads.threadOf(id);
    if (openProposal?._id.toString() !== proposalId)
      throw closedProposals.some(({ _id }) => _id.toString() === proposalId)
        ? noLongerOpen()
        : notFound('This correction');
    const closed = { ...openProposal, state: 'withdrawn' as const, closedAt: new Date() };
    if (!(await this.threads.close(id, closed))) throw noLongerOpen();
    return this.applications.refreshed(record);
  }

  private async refusal(actor: MemberActor): Promise<AppError> {
    const record = await this.applications.recordOf(actor);
    if (!isUndecided(toReview(record))) return decided();
    const { closedProposals } = await this.threads.threadOf(record._id.toString());
    return closedProposals.length >= THREAD_LIMITS.proposals
      ? conflict('CONFLICT', 'You have proposed many corrections. Please write or call us about this one')
      : conflict(
          'CONFLICT',
          'Your earlier correction has just changed. Open the page again, then send this one',
        );
  }
}

/** Values of the fields that a proposal changes. */
function valuesOf(record: StudentProjection, wanted: ProposedFields): ProposedFields {
  const fields = Object.keys(wanted) as (keyof ProposedFields)[];
  return Object.fromEntries(fields.map((field) => [field, record[field]])) as ProposedFields;
}

const decided = () =>
  conflict(
    'ALREADY_DECIDED',
    'We have already decided on your application. Please write or call us about corrections',
  );

export const noLongerOpen = () =>
  conflict('CONFLICT', 'This correction is no longer open. Open the page again to see what became of it');
