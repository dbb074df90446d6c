import { z } from 'zod';
import { defineCalls } from '../core/call';
import { count } from '../core/fields';
import {
  revealedSerial,
  serial,
  serialCheckBody,
  serialGenerateBody,
  serialListQuery,
  serialValidateQuery,
  serialVerdict,
} from './serials.schemas';
import { serialRoutes } from './serials.routes';

export const serialCalls = defineCalls(serialRoutes, {
  serialGenerate: {
    summary: 'Make one serial, or several when `count` is sent',
    body: serialGenerateBody,
    answer: z.union([serial, z.array(serial)]),
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
    summary: 'The whole of a serial that lists mask, on record',
    answer: revealedSerial,
    refusals: [404],
  },
  serialCount: { summary: 'Count serials', answer: count },
});
