import { type DocumentKind, LIMITS, type Role } from '@concord/contracts';
import { forbidden, unauthenticated } from '../core/app-error';

/** Who makes a request; the access hook sets it before the handler runs. */
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
  /** Version of the account when the token was signed; see `StaffVersionCache`. */
  ver: number;
  /** Id of the session; tokens of earlier releases have none. */
  sid?: string;
  /** When a code of the second factor was given last, in ms since 1970; undefined for an account without one. */
  confirmedAt?: number;
  /** The account must set a second factor up before it may do anything else. */
  needsFactor?: boolean;
  /** The account has an initial password, which must be replaced before it may do anything else. */
  hasInitialPassword?: boolean;
  /** When the token expires, in ms since 1970. */
  endsAt: number;
}
export interface CandidateActor {
  kind: 'candidate';
  /** The student's id. */
  id: string;
  /** Id of the sign-in; a newer one takes over a running attempt. */
  sid: string;
  /** When the token was signed, in ms since 1970. */
  signedAt: number;
  /** When the token expires, in ms since 1970. */
  endsAt: number;
}
export interface PrintActor {
  kind: 'print';
  /** Id of the record that may be printed. */
  id: string;
  documentKind: DocumentKind;
}

/** Whether the actor is an ADMIN or SUPER_ADMIN. */
export const isStaff = (actor: Actor): actor is StaffActor =>
  actor.kind === 'staff' && actor.role !== 'PENDING';
/** Whether the actor has no second factor, or gave a code of it in the last minutes. */
export const isConfirmed = ({ confirmedAt }: StaffActor, now = Date.now()): boolean =>
  confirmedAt === undefined || now <= confirmedAt + LIMITS.confirmedMinutes * 60_000;
/** Whether the actor is a SUPER_ADMIN. */
export const isSuper = (actor: Actor): actor is StaffActor =>
  actor.kind === 'staff' && actor.role === 'SUPER_ADMIN';

/** Allows staff, and the candidate whose id it is. @throws AppError 403 for anyone else. */
export function requireStaffOrSelf(actor: Actor, studentId: string): void {
  if (isStaff(actor)) return;
  if (actor.kind !== 'candidate' || actor.id !== studentId) throw forbidden();
}

/**
 * Refuses a candidate who signed in hours ago, for calls that belong to no attempt: on a shared computer the token
 * outlives the browser's window. @throws AppError 401.
 */
export function requireRecentSignIn(actor: Actor, now = Date.now()): void {
  if (actor.kind === 'candidate' && now > actor.signedAt + LIMITS.candidateIdleMinutes * 60_000)
    throw unauthenticated('Your session has ended. Please sign in again');
}
