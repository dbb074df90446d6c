import { z } from 'zod';
import { defineCalls } from '../core/call';
import { emptyQuery } from '../core/list-query';
import { exportBody, listExport, listPrintedBody } from './exports.schemas';
import { exportRoutes } from './exports.routes';

export const exportCalls = defineCalls(exportRoutes, {
  exportCreate: {
    summary:
      'Order a list, statistics or many slips as a file; 409 while too many of one person are under way, or without anything to print',
    body: exportBody,
    answer: listExport,
    refusals: [404, 409, 422, 429],
  },
  listPrinted: {
    summary: 'Note that a list was printed from its page',
    body: listPrintedBody,
    answer: z.object({ noted: z.literal(true) }),
  },
  exportList: {
    summary: "List one's own files of lists, the latest first",
    query: emptyQuery,
    answer: z.array(listExport),
  },
  exportGet: {
    summary:
      'The progress of a file of a list, with its link when done; only for the person who asked for it',
    answer: listExport,
    refusals: [404],
  },
  exportCancel: {
    summary: 'Stop making a file of a list',
    answer: listExport,
    refusals: [404, 409],
  },
});
