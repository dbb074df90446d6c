import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body, line, moment, objectId } from '../core/fields';
import { intervention } from '../core/intervention';
import { listQuery, oneOf, period, yesOrNo } from '../core/list-query';
import { applicantStanding, EXCLUSION_CODES } from '../students/standing.schemas';
import { studentListQuery } from '../students/students.schemas';

/** Limits of a hall session. Separate from `LIMITS`, as only staff pages need them. */
export const HALL_LIMITS = {
  students: 1000,
  exams: 20,
  invigilators: 20,
  nameLength: 80,
  roomLength: 80,
} as const;

const MAX = HALL_LIMITS.students;
const most = MAX.toLocaleString('en-GB');

const name = line(HALL_LIMITS.nameLength, { min: 1, message: 'Give the session a name' });
const room = line(HALL_LIMITS.roomLength, { min: 1, message: 'Enter the room' });
const startsAt = z.iso
  .datetime({ offset: true, error: 'Enter the start as a date and time' })
  .transform((given) => new Date(given).toISOString());
const invigilators = listOf(
  line(100, { min: 1, message: 'Enter the name of the invigilator' }),
  HALL_LIMITS.invigilators,
  { tooMany: `Enter at most ${HALL_LIMITS.invigilators} invigilators` },
);
const exams = listOf(objectId, HALL_LIMITS.exams, {
  min: 1,
  tooFew: 'Choose at least one exam',
  tooMany: `A session can have at most ${HALL_LIMITS.exams} exams`,
});

/**
 * Candidates to add: by ids, by list filter, or a cohort. `assigned` restricts them to those who
 * have one of the session's exams; alone, it selects all of those.
 */
const who = {
  students: listOf(objectId, MAX, {
    min: 1,
    tooMany: `A session can have at most ${most} candidates`,
  }).optional(),
  filter: studentListQuery.optional(),
  cohort: objectId.optional(),
  assigned: z.boolean().optional(),
  /** Skips undecided applicants; rejected and archived ones are always skipped. */
  acceptedOnly: z.boolean().optional(),
};

type Who = { students?: unknown; filter?: unknown; cohort?: unknown };

const hasAtMostOneWay = ({ students, filter, cohort }: Who) =>
  [students, filter, cohort].filter((way) => way !== undefined).length <= 1;
const ONE_WAY = { path: ['students'], message: 'Send the students, the filter of their list, or a cohort' };

/** A session may start without candidates. */
export const hallCreateBody = body({ name, room, startsAt, invigilators, exams, ...who }).refine(
  hasAtMostOneWay,
  ONE_WAY,
);
export type HallCreateBody = z.output<typeof hallCreateBody>;

/** Absent fields stay; `remove` lists candidates to remove. */
export const hallUpdateBody = body({
  revision: z.number().int().min(1),
  name: name.optional(),
  room: room.optional(),
  startsAt: startsAt.optional(),
  invigilators: invigilators.optional(),
  exams: exams.optional(),
  remove: listOf(objectId, MAX, { min: 1 }).optional(),
  ...who,
}).refine(hasAtMostOneWay, ONE_WAY);
export type HallUpdateBody = z.output<typeof hallUpdateBody>;

/** Checks candidates for a new session, or for `hall` in addition to its own. */
export const hallCheckBody = body({ hall: objectId.optional(), exams, ...who }).refine(
  hasAtMostOneWay,
  ONE_WAY,
);
export type HallCheckBody = z.output<typeof hallCheckBody>;

/** State of a session at a moment, see {@link hallStateOf}. */
export const HALL_STATES = ['now', 'upcoming', 'past'] as const;
export type HallState = (typeof HALL_STATES)[number];

/** A session that is never ended is past after this time: longer than any exam with extra time. */
export const HALL_OPEN_MS = 24 * 60 * 60 * 1000;

/** State of a session: under way, upcoming or past. */
export function hallStateOf(
  { startsAt, endedAt }: { readonly startsAt: string; readonly endedAt?: string | undefined },
  now: number,
): HallState {
  const start = Date.parse(startsAt);
  if (endedAt !== undefined || start < now - HALL_OPEN_MS) return 'past';
  return start > now ? 'upcoming' : 'now';
}

/** `from` and `to` filter by start. */
export const hallListQuery = listQuery({ ended: yesOrNo, state: oneOf(HALL_STATES), ...period });
export type HallListQuery = z.output<typeof hallListQuery>;

/** A room with candidates and exams at a given time. */
export const hall = z.object({
  _id: objectId,
  name: z.string(),
  room: z.string(),
  startsAt: moment,
  invigilators: z.array(z.string()),
  exams: z.array(z.object({ _id: objectId, examName: z.string(), examCode: z.string() })),
  /** Number of candidates. */
  students: z.number().int(),
  revision: z.number().int(),
  createdAt: moment,
  createdBy: z.object({ _id: objectId, username: z.string() }),
  endedAt: moment.optional(),
  /** Present while the whole session is paused. */
  pause: intervention.optional(),
});
export type Hall = z.infer<typeof hall>;

/** Skipped students, with the reason. */
const left = z.array(
  z.object({
    student: objectId,
    code: z.enum(['NOT_FOUND', ...EXCLUSION_CODES]),
    name: z.string().optional(),
  }),
);

export const plannedHall = hall.extend({ left: left.optional() });
export type PlannedHall = z.infer<typeof plannedHall>;

/** Number of students who would be added, number of these who are undecided, and the skipped ones. */
export const hallChecked = z.object({ added: z.number().int(), undecided: z.number().int(), left });
export type HallChecked = z.infer<typeof hallChecked>;

/** States of a candidate's exam in the session. */
export const HALL_EXAM_STATES = ['none', 'waiting', 'open', 'paused', 'submitted', 'completed'] as const;
export type HallExamState = (typeof HALL_EXAM_STATES)[number];

/** A candidate with the state of each exam of the session, in its order; sorted by name. */
export const hallCandidate = z.object({
  student: objectId,
  surname: z.string(),
  firstName: z.string(),
  middleName: z.string().nullable(),
  ...applicantStanding.shape,
  exams: z.array(
    z.object({
      exam: objectId,
      state: z.enum(HALL_EXAM_STATES),
      assignment: objectId.optional(),
      /** Id of the open attempt. */
      attempt: objectId.optional(),
    }),
  ),
});
export type HallCandidate = z.infer<typeof hallCandidate>;

/** A session with its candidates, for printing. */
export const hallSheet = z.object({ hall, candidates: z.array(hallCandidate) });
export type HallSheet = z.infer<typeof hallSheet>;
