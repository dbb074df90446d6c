import { z } from 'zod';
import { paper } from '../attempts/attempts.schemas';
import { defineCalls } from '../core/call';
import { pageQuery } from '../core/list-query';
import { exam } from '../exams/exams.schemas';
import { versionRoutes } from './versions.routes';
import { duplicateBody, examVersion, versionRestoreBody, versionSummary } from './versions.schemas';

export const versionCalls = defineCalls(versionRoutes, {
  versionList: {
    summary: 'List the versions of an exam, the newest first',
    query: pageQuery,
    answer: z.array(versionSummary),
    refusals: [404],
  },
  versionGet: {
    summary: 'One version of an exam with questions and answers',
    answer: examVersion,
    refusals: [404],
  },
  versionRestore: {
    summary:
      'Make a new version with the title, duration, questions and paper of an earlier one; the code stays',
    body: versionRestoreBody,
    answer: exam,
    refusals: [404, 409],
  },
  examDuplicate: {
    summary: 'Make a new exam with the questions and the paper of this one',
    body: duplicateBody,
    answer: exam,
    refusals: [404, 409],
  },
  examPreview: {
    summary: 'A paper as a candidate would get it, newly drawn with each call',
    answer: paper,
    refusals: [404],
  },
});
