import { z } from 'zod';
import { listOf, recordOf } from '../core/bounded';
import { adminListQuery } from '../accounts/accounts.schemas';
import { auditQuery } from '../audit/audit.schemas';
import { certificateListQuery, printedCertificate } from '../certificates/certificates.schemas';
import { blank, body, line, moment, objectId } from '../core/fields';
import { LIMITS } from '../core/limits';
import { examStatisticsQuery } from '../exams/exam-statistics.schemas';
import { heldResult } from '../exams/release.schemas';
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

/** The query of each list, of which a file takes search, filters and order; `exam` and `hall` are what it is of. */
export const EXPORT_QUERIES = {
  students: studentListQuery,
  serials: serialListQuery,
  accounts: adminListQuery,
  mails: outboxListQuery,
  audit: auditQuery,
  results: resultListQuery,
  certificates: certificateListQuery,
  statistics: examStatisticsQuery.extend({ exam: objectId }),
  slips: resultListQuery,
  attendance: z.strictObject({ hall: objectId }),
  'seat-cards': z.strictObject({ hall: objectId }),
  'certificate-files': certificateListQuery,
} as const;

/** No list has more filters. */
const FILTERS_MAX = 40;

/** Search, filters and order as they stand in the address of the list's call, without page and size. */
const listQueryText = recordOf(z.string().max(40), z.string().max(300), FILTERS_MAX);
export type ExportQuery = z.infer<typeof listQueryText>;

const query = listQueryText.default({});

const COLUMNS_MAX = 30;

/** Papers of records that can be chosen one by one. */
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
 * Orders a file. Of a list, `columns` are its headings; `described` tells the filters in words, for the head of a printed
 * list. Slips and certificates are those that the list finds, or of `ids`.
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

/** A list that the browser printed, with the columns that were shown. */
export const listPrintedBody = body({
  kind: z.enum(LIST_KINDS),
  query,
  columns: listOf(line(60, { min: 1 }), COLUMNS_MAX),
}).superRefine(({ kind, query: filters }, context) => refuseStrangeFilters(kind, filters, context));
export type ListPrintedBody = z.output<typeof listPrintedBody>;

/** A file of a list, as whoever ordered it sees it. */
export const listExport = z.object({
  _id: objectId,
  kind: z.enum(EXPORT_KINDS),
  format: z.enum(EXPORT_FORMATS),
  /** The name of the file, with the date. */
  name: z.string(),
  described: z.string().optional(),
  status: z.enum(EXPORT_STATUSES),
  /** Rows written so far, of about `total`. */
  rows: z.number().int(),
  total: z.number().int(),
  createdAt: moment,
  /** When the file goes. */
  expiresAt: moment,
  /** Bytes of the file. */
  size: z.number().int().optional(),
  /** Why it failed. */
  reason: z.string().optional(),
  /** A link to the file, which is good for ten minutes. */
  url: z.string().optional(),
  /** Whether the file was fetched; in the list of files alone. */
  isFetched: z.boolean().optional(),
});
export type ListExport = z.infer<typeof listExport>;

/** Where the next page of rows begins: after the row with this value of the sorted field, and this id. */
export const exportCursor = z.object({
  id: objectId,
  text: z.string().optional(),
  moment: moment.optional(),
});
export type ExportCursor = z.infer<typeof exportCursor>;

/** A cell of a row: dates and moments are ISO 8601 in UTC. */
const exportCell = z.union([z.string(), z.number(), z.null()]);
export type ExportCell = z.infer<typeof exportCell>;

const rowsAsked = {
  query,
  columns: listOf(z.string().max(60), COLUMNS_MAX, { min: 1 }),
  after: exportCursor.optional(),
  limit: z.number().int().min(1).max(5000),
};

/** For whom a file is: a SUPER_ADMIN, or the ADMIN with this id, who sees less. */
const viewer = z.union([z.literal('super'), objectId]).optional();

/** Asks the students service for some rows of one of its lists. */
export const exportRowsBody = z.object({ kind: z.enum(STUDENTS_EXPORT_KINDS), viewer, ...rowsAsked });
export type ExportRowsBody = z.output<typeof exportRowsBody>;

/** Rows in the order of the list; `next` is absent after the last one. */
export const exportRows = z.object({
  rows: z.array(z.array(exportCell)),
  next: exportCursor.optional(),
});
export type ExportRows = z.infer<typeof exportRows>;

/** Asks how many rows a file will have. */
export const exportCountBody = z.object({ kind: z.enum(STUDENTS_EXPORT_KINDS), viewer, query });

/** The same for a list of the exams service, each of which has calls of its own. */
export const listRowsBody = z.object(rowsAsked);
export type ListRowsBody = z.output<typeof listRowsBody>;
export const listCountBody = z.object({ query });

/** Asks for what is printed one by one, slips or certificates: those that the list finds, or these. */
export const printedRowsBody = z.object({ query, ids: ids.optional() });
export type PrintedRowsBody = z.output<typeof printedRowsBody>;

/** Results whose slips may be printed, by the names of the candidates. */
export const slips = z.object({ results: z.array(result) });
export type Slips = z.infer<typeof slips>;

/** About how many slips there will be, as some may be of rounds that were reset; `held` results have none. */
export const slipCount = z.object({
  count: z.number().int(),
  held: z.number().int(),
  /** The code of the exam, where all are of one. */
  examCode: z.string().optional(),
});
export type SlipCount = z.infer<typeof slipCount>;

/** Certificates that may be printed, by the names on them. */
export const certificateFiles = z.object({ certificates: z.array(printedCertificate) });
export type CertificateFiles = z.infer<typeof certificateFiles>;

/** The results of one exam in numbers, for the board: final rounds alone. Those of no result at all are null. */
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
  /** Candidates do not see these results yet. */
  held: heldResult.optional(),
});
export type BoardSummary = z.infer<typeof boardSummary>;

/** `board` where the file has all results of one exam. */
export const resultCount = z.object({ count: z.number().int(), board: boardSummary.optional() });
export type ResultCount = z.infer<typeof resultCount>;
