import type { AssignmentCreateManyBody, AssignmentUpdateManyBody } from '@concord/contracts';
import {
  type AuditNote,
  type Origin,
  ReadyJson,
  type StaffActor,
  type TaskRequest,
} from '@concord/nest-platform';
import type { ExamRecord } from '../../../store/exams/exam.schema';

export interface RequestInput<Body> {
  readonly actor: StaffActor;
  readonly body: Body;
  readonly audit: AuditNote;
  readonly origin: Origin;
}

const labelOf = ({ examName, examCode }: ExamRecord) => `${examName} (${examCode})`;

/** Fields of a request in the audit log; they appear in the history of its exam. */
export const noteOf = (exam: ExamRecord) => ({ entity: 'exam', id: String(exam._id), label: labelOf(exam) });

export const taskFieldsOf = (
  exam: ExamRecord,
  { origin }: { origin: Origin },
): Pick<TaskRequest, 'subject' | 'label' | 'origin'> => ({
  subject: exam._id,
  label: labelOf(exam),
  origin,
});

/** The filter as query parameters, without those of the page. */
export function filterOf(body: AssignmentUpdateManyBody | AssignmentCreateManyBody): { filter?: string } {
  if (body.cohort) return { filter: `cohort=${body.cohort}` };
  const asked = body.filter ?? ('assigned' in body ? body.assigned : undefined);
  if (!asked) return {};
  const { page: _page, pageSize: _size, ...filter } = asked;
  const set = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return { filter: new URLSearchParams(Object.fromEntries(set)).toString() };
}

/** Answer of a dry run, with status 200. A request is answered with 202. */
export const answered = <T>(outcome: T) => new ReadyJson<T>(JSON.stringify(outcome), 200);
