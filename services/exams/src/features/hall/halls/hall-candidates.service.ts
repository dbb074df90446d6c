import { Injectable } from '@nestjs/common';
import { type FoundStudent, type HallCandidate, internalCalls } from '@concord/contracts';
import { recordName } from '@concord/institute';
import { batchesOf, InternalClient, type ObjectId } from '@concord/nest-platform';
import { toStanding } from '../../../shared/applicants/applicants.service';
import type { HallRecord } from '../../../store/halls/hall.schema';
import type { AssignmentState } from '../../assignments/assignments/assignment-states.service';
import { ExamStatesService } from '../../assignments/bulk-assignments/exam-states.service';
import { toCandidateExam } from './hall.view';

/** Lists the candidates of a session, with their states in its exams. */
@Injectable()
export class HallCandidatesService {
  constructor(
    private readonly states: ExamStatesService,
    private readonly internal: InternalClient,
  ) {}

  /** Sorted by name, without removed students. */
  async of({ exams, students }: HallRecord): Promise<HallCandidate[]> {
    const candidates: HallCandidate[] = [];
    for (const ids of batchesOf(students.map(String))) {
      const [found, ...states] = await Promise.all([
        this.internal.call(internalCalls.internalStudentLookup, { body: { ids: [...ids] } }),
        ...exams.map((exam) => this.stateByStudent(exam, ids)),
      ]);
      for (const student of found)
        candidates.push({
          ...namesOf(student),
          exams: exams.map((exam, at) => toCandidateExam(String(exam), states[at]?.get(student._id))),
        });
    }
    return candidates.sort((a, b) => recordName(a).localeCompare(recordName(b), 'en'));
  }

  /** The pending assignment of each student, or else a completed one. */
  private async stateByStudent(
    exam: ObjectId,
    students: readonly string[],
  ): Promise<Map<string, AssignmentState>> {
    const found = await this.states.ofStudents(exam, students);
    const present = found.toSorted((a, b) => rankOf(a) - rankOf(b));
    return new Map(present.map((state) => [String(state.assignment.student), state]));
  }
}

const rankOf = ({ assignment }: AssignmentState) => (assignment.status === 'pending' ? 1 : 0);

const namesOf = (student: FoundStudent): Omit<HallCandidate, 'exams'> => ({
  student: student._id,
  surname: student.surname,
  firstName: student.firstName,
  middleName: student.middleName || null,
  ...toStanding(student),
});
