import { z } from 'zod';
import { defineCalls } from '../core/call';
import { count } from '../core/fields';
import { membersInducted } from '../tasks/member-task-outcomes.schemas';
import { memberTask } from '../tasks/tasks.schemas';
import { memberRoutes } from './members.routes';
import {
  member,
  memberCreateBody,
  memberEventBody,
  memberGradeBody,
  memberInductManyBody,
  memberListQuery,
  memberRow,
  memberStanding,
  memberStandingQuery,
  memberTakeOverBody,
  memberUpdateBody,
} from './members.schemas';

const IDEMPOTENCY = {
  'Idempotency-Key': 'A random text for each member; a repetition with the same one answers the same',
};

export const memberCalls = defineCalls(memberRoutes, {
  memberList: {
    summary: 'List or search members, by number if no other order is given',
    query: memberListQuery,
    answer: z.array(memberRow),
  },
  memberCount: { summary: 'Number of members', answer: count },
  memberCreate: {
    summary: 'Induct an accepted applicant, a person or an organisation',
    headers: IDEMPOTENCY,
    body: memberCreateBody,
    answer: member,
    refusals: [404, 409, 503],
  },
  memberInductMany: {
    summary:
      'Induct accepted applicants, as a task. Refused with TOO_MANY_ROWS over 5,000, and with 409 when they are ' +
      'another number than `count`. With `dryRun` it answers 200 and what would come of it',
    body: memberInductManyBody,
    answer: z.union([memberTask, membersInducted]),
    refusals: [404, 409, 422, 503],
  },
  memberGet: { summary: 'One member', answer: member, refusals: [404] },
  memberUpdate: {
    summary: 'Change names and contact of a member, based on a revision',
    body: memberUpdateBody,
    answer: member,
    refusals: [404, 409],
  },
  memberTakeOver: {
    summary: "Take over names that were corrected in the applicant's record",
    body: memberTakeOverBody,
    answer: member,
    refusals: [404, 409, 503],
  },
  memberGradeAdd: {
    summary: 'Give a member a grade from a day on; earlier grades stay on record',
    body: memberGradeBody,
    answer: member,
    refusals: [404, 409],
  },
  memberEventAdd: {
    summary: 'Record that a member was suspended, reinstated, readmitted or struck off, resigned or died',
    body: memberEventBody,
    answer: member,
    refusals: [404, 409],
  },
  memberStanding: {
    summary: 'Standing of a member today or on any day',
    query: memberStandingQuery,
    answer: memberStanding,
    refusals: [404],
  },
});
