import { defineCalls } from '../core/call';
import { memberImportRoutes } from './import.routes';
import { memberImport, memberImportPreview, memberImportUndone } from './import.schemas';

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
  memberImportUndo: {
    summary: 'Remove the members of an import, while nothing hangs on any of them',
    answer: memberImportUndone,
    refusals: [404, 409],
  },
});
