import { Injectable } from '@nestjs/common';
import type { Assignment } from '@concord/contracts';
import type { CandidateActor, MemberActor, StaffActor } from '@concord/nest-platform';
import { MembershipRights } from '../../../shared/membership/membership-rights';
import { startForbidden } from '../../../shared/membership/membership-words';
import { SebLinks } from '../../../shared/seb-links/seb-links';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import type { AssignmentState } from './assignment-states.service';
import { toAssignment } from './assignment.view';

/** Somebody who sees assignments. */
type Viewer = StaffActor | CandidateActor | MemberActor;

/** Exams of assignments, and views of assignments with their exam. */
@Injectable()
export class AssignedExams {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly sebLinks: SebLinks,
    private readonly rights: MembershipRights,
  ) {}

  /** The exams of these assignments; candidates and members get cached ones. */
  async of(items: readonly AssignmentRecord[], { kind }: Viewer) {
    const ids = [...new Map(items.map(({ exam }) => [String(exam), exam])).values()];
    if (kind === 'staff') return this.exams.findMany(ids);
    const found = await Promise.all(ids.map((id) => this.exams.findRecent(id)));
    return found.filter((exam) => exam !== null);
  }

  /** The sentence for a candidate whose standing as a member forbids to start an exam. */
  async startForbidden(viewer: Viewer): Promise<string | undefined> {
    const student = studentOf(viewer);
    const state = student === undefined ? undefined : await this.rights.forbids(student, 'exam');
    return state && startForbidden(state);
  }

  /** The view of an assignment; a candidate who needs Safe Exam Browser gets a link to the exam's file for it. */
  viewOf(state: AssignmentState, exam: ExamRecord, actor: Viewer): Assignment {
    const view = toAssignment(state, exam, actor);
    const isAsked = actor.kind === 'candidate' && view.needsSeb;
    return isAsked ? { ...view, sebFile: this.sebLinks.urlOf(view.exam._id) } : view;
  }
}

/** The student whom the viewer is; undefined for staff, and for a member who never applied here. */
function studentOf(viewer: Viewer): string | undefined {
  if (viewer.kind === 'member') return viewer.student;
  return viewer.kind === 'candidate' ? viewer.id : undefined;
}
