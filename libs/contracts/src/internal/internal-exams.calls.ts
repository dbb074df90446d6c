import { z } from 'zod';
import { printedCertificate } from '../certificates/certificates.schemas';
import type { CallSchemas } from '../core/call';
import { count, removed } from '../core/fields';
import { course } from '../courses/courses.schemas';
import { examStatistics, examStatisticsQuery } from '../exams/exam-statistics.schemas';
import {
  certificateFiles,
  exportRows,
  listCountBody,
  listRowsBody,
  printedRowsBody,
  resultCount,
  slipCount,
  slips,
} from '../exports/exports.schemas';
import { hallSheet } from '../halls/halls.schemas';
import { result } from '../results/results.schemas';
import { correctedName, pictureFiles, pictureFilesBody } from './internal.schemas';
import { latestRecords, latestRecordsBody, nameOfPerson, studentRecords } from './personal-data.schemas';

/** Internal calls to the exams service. */
export const examsCallSchemas = {
  internalCertificateGet: { summary: 'One valid certificate', answer: printedCertificate, refusals: [404] },
  internalCourseGet: { summary: 'One course', answer: course, refusals: [404] },
  internalResultGet: {
    summary: 'One result; `isReset` when staff have reset its attempt',
    answer: result.extend({ isReset: z.boolean().optional() }),
    refusals: [404],
  },
  internalResultRows: {
    summary: 'Some rows of the list of results, for a file of it',
    body: listRowsBody,
    answer: exportRows,
  },
  internalResultCount: {
    summary: 'How many rows a file of results has, and those of one exam in numbers',
    body: listCountBody,
    answer: resultCount,
  },
  internalCertificateRows: {
    summary: 'Some rows of the list of certificates, for a file of it',
    body: listRowsBody,
    answer: exportRows,
  },
  internalCertificateCount: {
    summary: 'How many rows a file of the list of certificates has',
    body: listCountBody,
    answer: count,
  },
  internalExamStatistics: {
    summary: 'Statistics of an exam, for a file of them',
    query: examStatisticsQuery,
    answer: examStatistics,
    refusals: [404],
  },
  internalSlips: {
    summary: 'Results to print slips of; held ones and rounds that were reset are left out',
    body: printedRowsBody,
    answer: slips,
    refusals: [422],
  },
  internalSlipCount: {
    summary: 'How many slips there are to print, and how many are held',
    body: printedRowsBody,
    answer: slipCount,
  },
  internalCertificateFiles: {
    summary: 'Certificates to print for a file of them; revoked ones are left out',
    body: printedRowsBody,
    answer: certificateFiles,
    refusals: [422],
  },
  internalCertificateFilesCount: {
    summary: 'How many certificates a file of them has',
    body: printedRowsBody,
    answer: count,
  },
  internalStudentExamsRemove: { summary: "Remove a student's assignments and attempts", answer: removed },
  internalStudentRecordsRemove: {
    summary: "Remove a student's assignments, attempts and results; certificates stay",
    answer: removed,
  },
  internalStudentRecords: {
    summary:
      "A student's assignments, attempts, results, and certificates that are the student's or bear that name",
    body: nameOfPerson,
    answer: studentRecords,
  },
  internalStudentRename: {
    summary: 'Give the assignments and open attempts of a student the corrected name',
    body: correctedName,
    answer: z.object({}),
  },
  internalHallSheet: {
    summary: 'A hall session with its candidates',
    answer: hallSheet,
    refusals: [404],
  },
  internalSittingCount: {
    summary: 'How many attempts are open before their deadline, counted up to a limit',
    query: z.object({ limit: z.coerce.number<number>().int().min(1).max(1000) }),
    answer: count,
  },
  internalPicturesUsed: {
    summary: 'Those of the given pictures that a version of an exam has',
    body: pictureFilesBody,
    answer: pictureFiles,
  },
  internalLatestRecords: {
    summary: 'When people got their latest result and certificate, and whether they sit now',
    body: latestRecordsBody,
    answer: z.array(latestRecords),
  },
} as const satisfies Record<string, CallSchemas>;
