import type { DocumentKind, Role } from '@concord/contracts';
import { forbidden } from '../core/app-error';

/** Who makes a request, as the access hook found out before the handler ran. */
export type Actor = AnonymousActor | StaffActor | CandidateActor | PrintActor;
export interface AnonymousActor {
  kind: 'anonymous';
}
export interface StaffActor {
  kind: 'staff';
  id: string;
  role: Role;
  username: string;
  email: string;
  /** The version of the account that the token was made for; see `StaffVersionCache`. */
  ver: number;
}
export interface CandidateActor {
  kind: 'candidate';
  /** The student's id. */
  id: string;
  /** The sign-in that made the token; a newer one takes a running attempt over. */
  sid: string;
  /** When the token ends, in ms. */
  endsAt: number;
}
export interface PrintActor {
  kind: 'print';
  /** The record that may be printed. */
  id: string;
  documentKind: DocumentKind;
}

export const isStaff = (actor: Actor): actor is StaffActor =>
  actor.kind === 'staff' && actor.role !== 'PENDING';
export const isSuper = (actor: Actor): actor is StaffActor =>
  actor.kind === 'staff' && actor.role === 'SUPER_ADMIN';

/** The staff member who acts. @throws AppError 403 for anyone else. */
export function requireStaff(actor: Actor): StaffActor {
  if (!isStaff(actor)) throw forbidden();
  return actor;
}

/** The candidate who acts. @throws AppError 403 for anyone else. */
export function requireCandidate(actor: Actor): CandidateActor {
  if (actor.kind !== 'candidate') throw forbidden();
  return actor;
}

/** Lets staff pass, and a candidate for the own id. @throws AppError 403. */
export function requireStaffOrSelf(actor: Actor, studentId: string): void {
  if (isStaff(actor)) return;
  if (actor.kind !== 'candidate' || actor.id !== studentId) throw forbidden();
}
