import { z } from 'zod';
import { bulkOutcome } from '../core/bulk';
import { defineCalls } from '../core/call';
import { count, removed } from '../core/fields';
import { listQuery } from '../core/list-query';
import {
  revealedSerial,
  serial,
  serialBatch,
  serialCheckBody,
  serialGenerateBody,
  serialIssueBody,
  serialListQuery,
  serialRemoveManyBody,
  serialValidateQuery,
  serialVerdict,
} from './serials.schemas';
import { serialRoutes } from './serials.routes';
import { serialStockRoutes } from './serial-stock.routes';

export const serialCalls = defineCalls(
  { ...serialRoutes, ...serialStockRoutes },
  {
    serialGenerate: {
      summary: 'Make one serial, or several when `count` is sent; those of certificates as SUPER_ADMIN',
      body: serialGenerateBody,
      answer: z.union([serial, z.array(serial)]),
      refusals: [403, 404, 409],
    },
    serialList: {
      summary: 'List serials, newest first',
      query: serialListQuery,
      answer: z.array(serial),
    },
    serialValidate: {
      summary: 'Tell whether a serial can be used; `serialCheck` leaves it out of the address',
      query: serialValidateQuery,
      answer: serialVerdict,
      refusals: [429],
    },
    serialCheck: {
      summary: 'Tell whether a serial can be used, without the serial in the address',
      body: serialCheckBody,
      answer: serialVerdict,
      refusals: [429],
    },
    serialReveal: {
      summary: 'The full serial that lists mask; the call is recorded in the audit log',
      answer: revealedSerial,
      refusals: [404],
    },
    serialCount: { summary: 'Count serials', answer: count },
    serialBatchList: {
      summary: 'List batches of serials, newest first; the search finds words of their notes',
      query: listQuery({}),
      answer: z.array(serialBatch),
    },
    serialBatchGet: { summary: 'One batch of serials', answer: serialBatch, refusals: [404] },
    serialBatchUnused: {
      summary: 'The serials of a batch that can still be used',
      answer: z.array(serial),
      refusals: [404],
    },
    serialIssue: {
      summary: 'Note to whom a serial was given',
      body: serialIssueBody,
      answer: serial,
      refusals: [404],
    },
    serialRemove: {
      summary: 'Remove a serial that nobody has used',
      answer: removed,
      refusals: [404, 409],
    },
    serialRemoveMany: {
      summary: 'Remove the unused ones of many serials',
      body: serialRemoveManyBody,
      answer: bulkOutcome,
      refusals: [409],
    },
  },
);
