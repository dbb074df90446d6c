import type { DocumentBody } from '@concord/contracts';
import { type Actor, forbidden, isStaff } from '@concord/nest-platform';

/** The asker as it is kept with the document; only the same one may fetch it. */
export function askerKey(actor: Actor): string {
  if (actor.kind === 'print') return `print:${actor.documentKind}:${actor.id}`;
  if (actor.kind === 'anonymous') throw forbidden();
  return `${actor.kind}:${actor.id}`;
}

/**
 * Whether this person may ask for this document at all, before the record is read: staff for every kind, a print
 * token for its one record, a candidate for the own form and for results, whose owner is known only from the record.
 * @throws AppError 403.
 */
export function requireMayAsk(actor: Actor, { kind, id }: DocumentBody): void {
  if (isStaff(actor)) return;
  if (actor.kind === 'print' && actor.documentKind === kind && actor.id === id) return;
  if (actor.kind === 'candidate' && kind === 'registration-form' && actor.id === id) return;
  if (actor.kind === 'candidate' && kind === 'result-slip') return;
  throw forbidden('You may not print this document');
}

/** @throws AppError 403 when a candidate asks for what another student owns. */
export function requireOwn(actor: Actor, owner: string): void {
  if (actor.kind === 'candidate' && actor.id !== owner) throw forbidden('You may not print this document');
}
