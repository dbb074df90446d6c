import { z } from 'zod';
import { defineCalls } from '../core/call';
import { blank, removed } from '../core/fields';
import { wholeListQuery } from '../core/list-query';
import { exam, examSummary, examUpdateBody, examUploadBody, parsedSheet, examUsage } from './exams.schemas';
import { examEntry, examEntryBody, sebFileQuery } from './exam-entry.schemas';
import { examStatistics, examStatisticsQuery } from './exam-statistics.schemas';
import { errorsSheetBody, examExportBody } from './sheet-rows.schemas';
import { releaseBody, releaseOutcome } from './release.schemas';
import { examRoutes } from './exams.routes';

export const examCalls = defineCalls(examRoutes, {
  examUpload: { summary: 'Create an exam', body: examUploadBody, answer: exam, refusals: [413] },
  examParseSheet: {
    summary: 'Read the questions of a file without storing them',
    answer: parsedSheet,
    refusals: [413],
  },
  examTemplate: { summary: 'The empty spreadsheet for questions' },
  examErrorsSheet: {
    summary: 'The rows of a draft as a spreadsheet, with a column of their problems',
    body: errorsSheetBody,
    refusals: [413],
  },
  examList: {
    summary: 'List exams; `type=full`, with questions, is for SUPER_ADMIN',
    query: wholeListQuery({ type: blank(z.string().max(20)) }),
    answer: z.array(z.union([exam, examSummary])),
  },
  examGet: { summary: 'One exam with questions and answers', answer: exam, refusals: [404] },
  examUsage: {
    summary: 'Count the assignments of an exam by state',
    answer: examUsage,
    refusals: [404],
  },
  examEntry: {
    summary: 'When and where an exam may be begun, and the access code of the hall',
    answer: examEntry,
    refusals: [404],
  },
  examEntryUpdate: {
    summary: 'Set when and where an exam may be begun, and whether that needs a code or Safe Exam Browser',
    body: examEntryBody,
    answer: examEntry,
    refusals: [404],
  },
  examNewCode: {
    summary: 'Make a new access code; the previous one works for two more minutes',
    answer: examEntry,
    refusals: [404, 409],
  },
  examSebFile: {
    summary: 'The file that opens an exam in Safe Exam Browser, by a link that candidates and staff get',
    query: sebFileQuery,
    refusals: [404],
  },
  examStatistics: {
    summary: 'Statistics of the scores of an exam, and of each of its questions',
    query: examStatisticsQuery,
    answer: examStatistics,
    refusals: [404],
  },
  examExport: {
    summary: 'The questions and answers of an exam as a file that can be uploaded again',
    body: examExportBody,
    refusals: [404],
  },
  examUpdate: {
    summary: 'Change an exam; attempts in progress keep the version they started with',
    body: examUpdateBody,
    answer: exam,
    refusals: [404, 409],
  },
  examRelease: {
    summary: 'Show the results of an exam to its candidates now; `dryRun` only counts them',
    body: releaseBody,
    answer: releaseOutcome,
    refusals: [404],
  },
  examRemove: { summary: 'Remove an exam that nobody is assigned', answer: removed, refusals: [404, 409] },
});
