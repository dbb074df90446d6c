import type { Questions } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { id, now, page, time } from './query-fixtures';
import type { StudentsRepositories } from './repositories';

/** Queries about serials, their batches and claims, and counts by day. */
export function serialQuestions({
  batches,
  claims,
  days,
  serials,
  students,
}: StudentsRepositories): Questions {
  return {
    serials: () => serials.list(page),
    'valid serials': () => serials.list({ ...page, valid: true, ...time }),
    'used serials': () => serials.list({ ...page, valid: false }),
    'serials for certificates': () => serials.list({ ...page, purpose: 'certificate' }),
    'serials of a batch': () => serials.list({ ...page, batch: id }),
    'unused serials of a batch': () => serials.unusedOf(id),
    'how many of a batch are unused': () => serials.countUnused(new Types.ObjectId(id)),
    'when the first serial was made': () => serials.firstMadeAt(),
    'when the first serial before another one was made': () => serials.firstMadeAt(new Date()),
    'serials made on a day': () => serials.countMade(time),
    'serials used on a day': () => serials.countUsed(time),
    'registrations of a day': () => students.countRegistered(time),
    'days that were counted': () => days.since('2026-11-23'),
    'batches of serials': () => batches.list(page),
    'found batches of serials': () => batches.list({ ...page, search: 'Kano' }),
    'serials after one': () => serials.listAfter({ ...page, valid: false }, { id, moment: time.from }, 10),
    'found serials': () => serials.list({ ...page, search: 'ABCD' }),
    'expired claims': () => claims.findExpired(now),
    'a claim by Idempotency-Key': () => claims.findByKey(id),
    'the serials of a student': async () => {
      await claims.clearStudent(id);
      await serials.listOfStudent(id);
    },
  };
}
