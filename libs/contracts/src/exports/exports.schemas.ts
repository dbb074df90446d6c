import { z } from 'zod';
import { listOf, recordOf } from '../core/bounded';
import { adminListQuery } from '../accounts/accounts.schemas';
import { auditQuery } from '../audit/audit.schemas';
import { certificateListQuery, printedCertificate } from '../certificates/certificates.schemas';
import { blank, body, line, moment, objectId } from '../core/fields';
import { LIMITS } from '../core/limits';
import { examStatisticsQuery } from '../exams/exam-statistics.schemas';
import { heldResult } from '../exams/release.schemas';
import { journalQuery } from '../members/journal.schemas';
import { memberListQuery } from '../members/members.schemas';
import { outboxListQuery } from '../mail/mail.schemas';
import { result, resultListQuery } from '../results/results.schemas';
import { serialListQuery } from '../serials/serials.schemas';
import { studentListQuery } from '../students/students.schemas';
import {
  EXPORT_FORMATS,
  EXPORT_KINDS,
  exportColumns,
  exportFormats,
  type ExportKind,
  isPaper,
  LIST_KINDS,
  STUDENTS_EXPORT_KINDS,
} from './export-columns';

/** `cancelled` and `failed` have no file; `done` has one for `LIMITS.exportHours`. */
export const EXPORT_STATUSES = ['queued', 'working', 'done', 'failed', 'cancelled'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/**
 * Query schema of each list; exports take its search, filters and order. `exam` and `hall` select
 * the parent record.
 */
export const EXPORT_QUERIES = {
  students: studentListQuery,
  serials: serialListQuery,
  accounts: adminListQuery,
  mails: outboxListQuery,
  audit: auditQuery,
  results: resultListQuery,
  certificates: certificateListQuery,
  statistics: examStatisticsQuery.extend({ exam: objectId }),
  members: memberListQuery,
  journal: journalQuery,
  slips: resultListQuery,
  attendance: z.strictObject({ hall: objectId }),
  'seat-cards': z.strictObject({ hall: objectId }),
  'certificate-files': certificateListQuery,
} as const;

/** Exceeds the filters of any list. */
const FILTERS_MAX = 40;

/** Search, filters and order as in the list's URL, without page and size. */
const listQueryText = recordOf(z.string().max(40), z.string().max(300), FILTERS_MAX);
export type ExportQuery = z.infer<typeof listQueryText>;

const query = listQueryText.default({});

const COLUMNS_MAX = 30;

/** Documents that can be selected one by one. */
const CHOSEN_KINDS: readonly ExportKind[] = ['slips', 'certificate-files'];

const ids = listOf(objectId, LIMITS.bulkIds, {
  min: 1,
  tooMany: `Choose at most ${LIMITS.bulkIds} at once, or all that match`,
});

function refuseStrangeFilters(kind: ExportKind, filters: ExportQuery, context: z.RefinementCtx): void {
  const { error } = EXPORT_QUERIES[kind].safeParse(filters);
  for (const { path, message } of error?.issues ?? [])
    context.addIssue({ code: 'custom', path: ['query', ...path], message });
}

/**
 * Requests an export. `columns` are the list's headings; `described` states the filters in words,
 * for a printed list's head. Slips and certificates are selected by the list's query or by `ids`.
 */
export const exportBody = body({
  kind: z.enum(EXPORT_KINDS),
  query,
  format: z.enum(EXPORT_FORMATS),
  columns: listOf(line(60, { min: 1 }), COLUMNS_MAX).default([]),
  described: blank(line(500)),
  ids: ids.optional(),
}).superRefine(({ kind, query, columns, format, ids: chosen }, context) => {
  const refuse = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message });
  const formats = exportFormats(kind);
  if (!formats.includes(format))
    refuse(
      'format',
      `This file is available only as ${formats.map((each) => each.toUpperCase()).join(' or ')}`,
    );
  if (!isPaper(kind) && exportColumns(kind, columns).length === 0)
    refuse('columns', 'Choose columns of this list');
  if (chosen && !CHOSEN_KINDS.includes(kind)) refuse('ids', 'Use filters to choose from this list');
  if (chosen && Object.keys(query).length > 0) refuse('ids', 'Send the ids or a filter');
  for (const key of ['page', 'pageSize'])
    if (key in query)
      context.addIssue({ code: 'custom', path: ['query', key], message: 'A file has all pages' });
  refuseStrangeFilters(kind, query, context);
});
export type ExportBody = z.output<typeof exportBody>;

/** A list printed by the browser, with its visible columns. */
export const listPrintedBody = body({
  kind: z.enum(LIST_KINDS),
  query,
  columns: listOf(line(60, { min: 1 }), COLUMNS_MAX),
}).superRefine(({ kind, query: filters }, context) => refuseStrangeFilters(kind, filters, context));
export type ListPrintedBody = z.output<typeof listPrintedBody>;

/** An export, as its requester sees it. */
export const listExport = z.object({
  _id: objectId,
  kind: z.enum(EXPORT_KINDS),
  format: z.enum(EXPORT_FORMATS),
  /** File name with the date. */
  name: z.string(),
  described: z.string().optional(),
  status: z.enum(EXPORT_STATUSES),
  /** Rows written so far, of about `total`. */
  rows: z.number().int(),
  total: z.number().int(),
  createdAt: moment,
  /** Time at which the file is deleted. */
  expiresAt: moment,
  /** Size in bytes. */
  size: z.number().int().optional(),
  /** Reason of the failure. */
  reason: z.string().optional(),
  /** Link to the file, valid for ten minutes. */
  url: z.string().optional(),
  /** True once the file was downloaded; present in the list of exports only. */
  isFetched: z.boolean().optional(),
});
export type ListExport = z.infer<typeof listExport>;

/** Start of the next page of rows: after the row with this sort value and id. */
export const exportCursor = z.object({
  id: objectId,
  text: z.string().optional(),
  moment: moment.optional(),
});
export type ExportCursor = z.infer<typeof exportCursor>;

/** A cell; dates and moments are ISO 8601 in UTC. */
const exportCell = z.union([z.string(), z.number(), z.null()]);
export type ExportCell = z.infer<typeof exportCell>;

const rowsQuery = {
  query,
  columns: listOf(z.string().max(60), COLUMNS_MAX, { min: 1 }),
  after: exportCursor.optional(),
  limit: z.number().int().min(1).max(5000),
};

/** Recipient of an export: a SUPER_ADMIN, or the ADMIN with this id, who sees less. */
const viewer = z.union([z.literal('super'), objectId]).optional();

/** Requests a page of rows from a list of the students service. */
export const exportRowsBody = z.object({ kind: z.enum(STUDENTS_EXPORT_KINDS), viewer, ...rowsQuery });
export type ExportRowsBody = z.output<typeof exportRowsBody>;

/** Rows in the list's order; `next` is absent on the last page. */
export const exportRows = z.object({
  rows: z.array(z.array(exportCell)),
  next: exportCursor.optional(),
});
export type ExportRows = z.infer<typeof exportRows>;

/** Requests the number of rows of an export. */
export const exportCountBody = z.object({ kind: z.enum(STUDENTS_EXPORT_KINDS), viewer, query });

/** Request for rows of a list of the exams or the members service; each has its own call. */
export const listRowsBody = z.object(rowsQuery);
export type ListRowsBody = z.output<typeof listRowsBody>;
export const listCountBody = z.object({ query });

/** Requests records to print one by one (slips or certificates), by query or by ids. */
export const printedRowsBody = z.object({ query, ids: ids.optional() });
export type PrintedRowsBody = z.output<typeof printedRowsBody>;

/** Results whose slips may be printed, sorted by candidate name. */
export const slips = z.object({ results: z.array(result) });
export type Slips = z.infer<typeof slips>;

/** Estimated number of slips (reset rounds are not subtracted); `held` results have none. */
export const slipCount = z.object({
  count: z.number().int(),
  held: z.number().int(),
  /** Exam code, if all are of one exam. */
  examCode: z.string().optional(),
});
export type SlipCount = z.infer<typeof slipCount>;

/** Printable certificates, sorted by name. */
export const certificateFiles = z.object({ certificates: z.array(printedCertificate) });
export type CertificateFiles = z.infer<typeof certificateFiles>;

/** Summary of one exam's results for the board, final rounds only. Averages are null without results. */
export const boardSummary = z.object({
  exam: z.object({ examName: z.string(), examCode: z.string() }),
  candidates: z.number().int(),
  results: z.number().int(),
  passed: z.number().int(),
  /** Percentages; mean and median with one decimal place. */
  mean: z.number().nullable(),
  median: z.number().nullable(),
  highest: z.number().int().nullable(),
  lowest: z.number().int().nullable(),
  /** Present while candidates cannot see these results. */
  held: heldResult.optional(),
});
export type BoardSummary = z.infer<typeof boardSummary>;

/** `board` is present if the export covers all results of one exam. */
export const resultCount = z.object({ count: z.number().int(), board: boardSummary.optional() });
export type ResultCount = z.infer<typeof resultCount>;
