import type { calls, DocumentBody } from '@concord/contracts';
import { type Actor, type ActorOf, forbidden, isStaff } from '@concord/nest-platform';

/** Who may request documents. */
export type Requester = ActorOf<typeof calls.documentCreate>;

/** The requester as stored with the document; only the same requester may fetch it. */
export function requesterKey(actor: Requester): string {
  return actor.kind === 'print' ? `print:${actor.documentKind}:${actor.id}` : `${actor.kind}:${actor.id}`;
}

/**
 * Checks access before the record is read: staff may print everything, a print token its one record, a candidate
 * the own form and results (the owner of a result is checked later, with {@link requireOwner}).
 * @throws AppError 403.
 */
export function requireMayRequest(actor: Actor, { kind, id }: DocumentBody): void {
  if (isStaff(actor)) return;
  if (actor.kind === 'print' && actor.documentKind === kind && actor.id === id) return;
  if (actor.kind === 'candidate' && kind === 'registration-form' && actor.id === id) return;
  if (actor.kind === 'candidate' && kind === 'result-slip') return;
  throw forbidden('You may not print this document');
}

/** @throws AppError 403 when a candidate requests a record of another student. */
export function requireOwner(actor: Actor, owner: string): void {
  if (actor.kind === 'candidate' && actor.id !== owner) throw forbidden('You may not print this document');
}
