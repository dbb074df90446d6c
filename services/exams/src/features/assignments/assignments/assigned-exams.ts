import { Injectable } from '@nestjs/common';
import type { Assignment } from '@concord/contracts';
import type { CandidateActor, StaffActor } from '@concord/nest-platform';
import { MembershipRights } from '../../../shared/membership/membership-rights';
import { startForbidden } from '../../../shared/membership/membership-words';
import { SebLinks } from '../../../shared/seb-links/seb-links';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import type { AssignmentState } from './assignment-states.service';
import { toAssignment } from './assignment.view';

/** Exams of assignments, and views of assignments with their exam. */
@Injectable()
export class AssignedExams {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly sebLinks: SebLinks,
    private readonly rights: MembershipRights,
  ) {}

  /** The exams of these assignments; candidates get cached ones. */
  async of(items: readonly AssignmentRecord[], { kind }: StaffActor | CandidateActor) {
    const ids = [...new Map(items.map(({ exam }) => [String(exam), exam])).values()];
    if (kind !== 'candidate') return this.exams.findMany(ids);
    const found = await Promise.all(ids.map((id) => this.exams.findRecent(id)));
    return found.filter((exam) => exam !== null);
  }

  /** The sentence for a candidate whose standing as a member forbids to start an exam. */
  async startForbidden({ kind, id }: StaffActor | CandidateActor): Promise<string | undefined> {
    const state = kind === 'candidate' ? await this.rights.forbids(id, 'exam') : undefined;
    return state && startForbidden(state);
  }

  /** The view of an assignment; a candidate who needs Safe Exam Browser gets a link to the exam's file for it. */
  viewOf(state: AssignmentState, exam: ExamRecord, actor: StaffActor | CandidateActor): Assignment {
    const view = toAssignment(state, exam, actor);
    const isAsked = actor.kind === 'candidate' && view.needsSeb;
    return isAsked ? { ...view, sebFile: this.sebLinks.urlOf(view.exam._id) } : view;
  }
}
