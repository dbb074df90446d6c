import { z } from 'zod';
import { defineCalls } from '../core/call';
import { removed } from '../core/fields';
import { pageQuery } from '../core/list-query';
import { memberImportRoutes } from './import.routes';
import {
  importProfile,
  importProfileBody,
  memberImport,
  memberImportPreview,
  memberImportRecord,
  memberImportUndone,
} from './import.schemas';

export const memberImportCalls = defineCalls(memberImportRoutes, {
  memberImport: {
    summary:
      'Import a register: CSV or XLSX as `file`, as JSON the headings of `columns` and mended cells in `fixes`; columns are guessed without them',
    answer: memberImport,
    refusals: [403, 409, 413, 503],
  },
  memberImportPreview: {
    summary: 'Read a file as `memberImport` would, and store nothing',
    answer: memberImportPreview,
    refusals: [413, 503],
  },
  memberImportList: {
    summary: 'Imports of the last 30 days, latest first',
    query: pageQuery,
    answer: z.array(memberImportRecord),
  },
  importProfileList: { summary: 'Named forms of registers', answer: z.array(importProfile) },
  importProfileCreate: {
    summary: 'Save the headings of a register under a name that none has',
    body: importProfileBody,
    answer: importProfile,
    refusals: [409],
  },
  importProfileRemove: { summary: 'Remove a named form', answer: removed, refusals: [404] },
  memberImportUndo: {
    summary: 'Remove the members of an import, while nothing hangs on any of them',
    answer: memberImportUndone,
    refusals: [404, 409],
  },
});
