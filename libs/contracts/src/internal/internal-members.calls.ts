import { z } from 'zod';
import { listOf } from '../core/bounded';
import type { CallSchemas } from '../core/call';
import { count, objectId } from '../core/fields';
import { exportRows, listCountBody, listRowsBody } from '../exports/exports.schemas';
import { printedMemberCard } from '../members/cards.schemas';
import { printedMemberDocument } from '../members/documents.schemas';
import { memberFileIds } from '../members/member-files.schemas';
import { MEMBER_ACTS } from '../members/member-values';
import { journalPage, journalPageBody } from '../members/journal.schemas';
import { forbiddenAct } from '../members/members.schemas';
import { memberContact, memberEmailBody, membersFindBody } from './member-contacts.schemas';

/** Acts that the settings forbid in some state of a membership. */
const membershipLimits = z.object({ acts: z.array(z.enum(MEMBER_ACTS)) });

/** An act that is forbidden to the member with this applicant's record. */
const forbiddenOfStudent = forbiddenAct.extend({ student: objectId });

/** Internal calls to the members service. */
export const membersCallSchemas = {
  internalMembershipLimits: {
    summary: 'Acts that some state of a membership forbids; none by default',
    answer: membershipLimits,
  },
  internalMembersFind: {
    summary: 'Members who may sign in by an e-mail, or of some records; at most 50',
    body: membersFindBody,
    answer: z.array(memberContact),
  },
  internalEvidenceOwners: {
    summary: 'Payments among the given ids; their evidence is kept',
    body: z.object({ payments: listOf(objectId, 200) }),
    answer: z.object({ payments: z.array(objectId) }),
  },
  internalMemberEmailSet: {
    summary: 'Change the e-mail of a member who proved the new one; repeating it changes nothing',
    body: memberEmailBody,
    answer: z.object({}),
    refusals: [404, 409],
  },
  internalMembersForbidden: {
    summary: 'Acts that are forbidden today to the members among the given students',
    body: z.object({ students: listOf(objectId, 500) }),
    answer: z.array(forbiddenOfStudent),
  },
  internalMemberDocument: {
    summary: 'One document of a member, to print',
    answer: printedMemberDocument,
    refusals: [404],
  },
  internalMemberFilesUsed: {
    summary: 'Those of the given files that a record of a member names',
    body: memberFileIds,
    answer: memberFileIds,
  },
  internalMemberCard: {
    summary: 'The card of a member, to print',
    answer: printedMemberCard,
    refusals: [404],
  },
  internalJournalPage: {
    summary: 'Postings of some members, for a file of the journal',
    body: journalPageBody,
    answer: journalPage,
  },
  internalMemberRows: {
    summary: 'Some rows of the list of members, for a file of it',
    body: listRowsBody,
    answer: exportRows,
  },
  internalMemberCount: {
    summary: 'How many rows a file of the list of members has',
    body: listCountBody,
    answer: count,
  },
} as const satisfies Record<string, CallSchemas>;
