import { type calls, type DocumentBody, LIMITS } from '@concord/contracts';
import { type Actor, type ActorOf, forbidden, isStaff, requireRecentSignIn } from '@concord/nest-platform';
import type { PrintableOwner } from '../../../shared/printing/printable-record';
import { mayHaveScores } from '../../../shared/score-access';

const RESULT_MS = LIMITS.candidateResultMinutes * 60_000;

/** Actors that may request documents. */
export type Requester = ActorOf<typeof calls.documentCreate>;

/** The requester as stored with the document; only the same requester may fetch it. */
export function requesterKey(actor: Requester): string {
  return actor.kind === 'print' ? `print:${actor.documentKind}:${actor.id}` : `${actor.kind}:${actor.id}`;
}

/** Recognizes staff by their {@link requesterKey}. */
export const isOfStaff = (requester: string): boolean => requester.startsWith('staff:');

/**
 * Checks access before the record is read. Staff may print everything except scores (see {@link
 * mayHaveScores}), a print token its one record, a candidate their own form and results (see {@link
 * requireOwner}).
 * @throws AppError 401, 403.
 */
export function requireMayRequest(actor: Actor, { kind, id }: DocumentBody): void {
  if (isStaff(actor) && mayHaveScores(actor, kind)) return;
  if (actor.kind === 'print' && actor.documentKind === kind && actor.id === id) return;
  if (actor.kind === 'candidate' && kind === 'registration-form' && actor.id === id)
    return requireRecentSignIn(actor);
  if (actor.kind === 'candidate' && kind === 'result-slip') return;
  throw forbidden('You are not allowed to print this document');
}

/**
 * @throws AppError 403 for serials that this ADMIN did not generate, a record of another student,
 * or a result that was reset; 401 if neither the result nor the sign-in is recent.
 */
export function requireOwner(actor: Actor, { owner, isReset, gradedAt, maker }: PrintableOwner): void {
  const isTheirs = isStaff(actor) && (actor.role === 'SUPER_ADMIN' || actor.id === maker);
  if (maker !== undefined && !isTheirs)
    throw forbidden('Only the person who generated these serial numbers or a SUPER_ADMIN can print them');
  if (actor.kind !== 'candidate') return;
  if (actor.id !== owner || isReset) throw forbidden('You are not allowed to print this document');
  if (!gradedAt || Date.now() > Date.parse(gradedAt) + RESULT_MS) requireRecentSignIn(actor);
}
