import { z } from 'zod';
import { defineCalls } from '../core/call';
import { removed } from '../core/fields';
import { pageQuery } from '../core/list-query';
import { mergeRoutes } from './merges.routes';
import {
  distinctPair,
  distinctPairBody,
  duplicatePair,
  duplicateQuery,
  memberMerge,
  memberMergeBody,
  mergeRecord,
} from './merges.schemas';

export const mergeCalls = defineCalls(mergeRoutes, {
  memberDuplicates: {
    summary:
      'Pairs of members with the same e-mail, phone, or name and date of birth, but those that staff marked as distinct',
    query: duplicateQuery,
    answer: z.array(duplicatePair),
  },
  memberDistinctList: {
    summary: 'Pairs of members that staff marked as distinct, latest first',
    query: pageQuery,
    answer: z.array(distinctPair),
  },
  memberDistinctCreate: {
    summary: 'Mark two members as distinct, so that they are no duplicates; twice it is the same mark',
    body: distinctPairBody,
    answer: distinctPair,
    refusals: [404],
  },
  memberDistinctRemove: {
    summary: 'Take back such a mark, so that the two may be duplicates again',
    answer: removed,
    refusals: [404],
  },
  memberMerge: {
    summary: 'Merge two members: everything of `drop` moves to `keep`; a dry run says what would move',
    body: memberMergeBody,
    answer: memberMerge,
    refusals: [404, 409, 503],
  },
  memberMergeList: {
    summary: 'Merges of members, latest first',
    query: pageQuery,
    answer: z.array(mergeRecord),
  },
  memberMergeUndo: {
    summary: 'Undo a merge within 30 days, while nothing that came later would be lost',
    answer: mergeRecord,
    refusals: [404, 409, 503],
  },
});
