import { z } from 'zod';
import { defineCalls } from '../core/call';
import { pageQuery } from '../core/list-query';
import { mergeRoutes } from './merges.routes';
import { duplicatePair, duplicateQuery, memberMerge, memberMergeBody, mergeRecord } from './merges.schemas';

export const mergeCalls = defineCalls(mergeRoutes, {
  memberDuplicates: {
    summary: 'Pairs of members with the same e-mail, phone, or name and date of birth',
    query: duplicateQuery,
    answer: z.array(duplicatePair),
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
