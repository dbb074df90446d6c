import { z } from 'zod';
import { defineCalls } from '../core/call';
import { removed } from '../core/fields';
import { statementRoutes } from './statements.routes';
import {
  bankProfile,
  bankProfileBody,
  bankProfileUpdateBody,
  statement,
  statementConfirmBody,
  statementLine,
  statementLinesQuery,
  statementListQuery,
  statementMatchBody,
  statementsMatched,
  statementPreview,
  statementRead,
  statementSkipBody,
  statementSplitBody,
} from './statements.schemas';

const refusals = [404, 409, 503];

export const statementCalls = defineCalls(statementRoutes, {
  statementCreate: {
    summary:
      'Read a statement of a bank: CSV or XLSX as `file`, and the id of a `profile`; without one the columns are guessed',
    answer: statementRead,
    refusals: [404, 409, 413, 503],
  },
  statementPreview: {
    summary:
      'Read a file as `statementCreate` would, by the fields of a profile as JSON in `profile`, and store nothing',
    answer: statementPreview,
    refusals: [413, 503],
  },
  statementList: {
    summary: 'Statements that were read, latest first',
    query: statementListQuery,
    answer: z.array(statement),
  },
  statementGet: { summary: 'One statement', answer: statement, refusals: [404] },
  statementLineList: {
    summary: 'Lines of statements with suggestions of who paid, the oldest first',
    query: statementLinesQuery,
    answer: z.array(statementLine),
  },
  statementLineConfirm: {
    summary: 'Make a line the payment of a member, which pays the oldest due unless parts are given',
    body: statementConfirmBody,
    answer: statementLine,
    refusals,
  },
  statementLineSplit: {
    summary: 'Make a line payments of several members',
    body: statementSplitBody,
    answer: statementLine,
    refusals,
  },
  statementLineSkip: {
    summary: 'Take a line out of the queue, with a reason',
    body: statementSkipBody,
    answer: statementLine,
    refusals: [404, 409],
  },
  statementLineMatch: {
    summary:
      'Look again who may have paid the open lines, by the members and accounts of now; the oldest 2,000 lines',
    body: statementMatchBody,
    answer: statementsMatched,
    refusals: [503],
  },
  statementLineReopen: {
    summary: 'Put a line back into the queue that was skipped, or whose payment was reversed',
    answer: statementLine,
    refusals: [404, 409],
  },
  bankProfileList: { summary: 'Profiles of the files of banks', answer: z.array(bankProfile) },
  bankProfileCreate: {
    summary: 'Add a profile',
    body: bankProfileBody,
    answer: bankProfile,
    refusals: [409],
  },
  bankProfileUpdate: {
    summary: 'Change a profile, based on a revision',
    body: bankProfileUpdateBody,
    answer: bankProfile,
    refusals: [404, 409],
  },
  bankProfileRemove: { summary: 'Remove a profile', answer: removed, refusals: [404] },
});
