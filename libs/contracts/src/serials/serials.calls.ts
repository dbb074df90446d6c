import { z } from 'zod';
import { defineCalls } from '../core/call';
import { count, paging, search } from '../core/fields';
import { serial, serialGenerateBody, serialValidateQuery } from './serials.schemas';
import { serialRoutes } from './serials.routes';

export const serialCalls = defineCalls(serialRoutes, {
  serialGenerate: {
    summary: 'Make one serial, or several when `count` is sent',
    body: serialGenerateBody,
    answer: z.union([serial, z.array(serial)]),
  },
  serialList: {
    summary: 'List serials, newest first',
    query: paging.extend({ search }),
    answer: z.array(serial),
  },
  serialValidate: {
    summary: 'Tell whether a serial can be used',
    query: serialValidateQuery,
    answer: z.object({ isValid: z.boolean() }),
    refusals: [429],
  },
  serialCount: { summary: 'Count serials', answer: count },
});
