import { type DocumentKind, LIMITS, type Role } from '@concord/contracts';
import { forbidden, unauthenticated } from '../core/app-error';

/** Actor of a request, set by the access hook before the handler runs. */
export type Actor = AnonymousActor | StaffActor | CandidateActor | MemberActor | PrintActor;
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
  /** Id of the session; absent in tokens of earlier versions. */
  sid?: string;
  /** Time of the last second-factor code, in ms since 1970; undefined without a second factor. */
  confirmedAt?: number;
  /** The account must set up a second factor before anything else. */
  needsFactor?: boolean;
  /** The account must replace its initial password before anything else. */
  hasInitialPassword?: boolean;
  /** An ADMIN may have the permission for money; a SUPER_ADMIN needs none. */
  hasFinance?: boolean;
  /** Expiry of the token, in ms since 1970. */
  endsAt: number;
}
export interface CandidateActor {
  kind: 'candidate';
  /** The student's id. */
  id: string;
  /** Id of the sign-in; a newer one takes over an open attempt. */
  sid: string;
  /** Time of signing, in ms since 1970. */
  signedAt: number;
  /** Expiry of the token, in ms since 1970. */
  endsAt: number;
}
export interface MemberActor {
  kind: 'member';
  /** Id of the member, or of the applicant who is no member. */
  id: string;
  /** Id of the sign-in. */
  sid: string;
  /** The member's id; absent for an applicant. */
  member?: string;
  /** Id of the applicant's record; absent for members who never applied here. */
  student?: string;
  /** Account of staff who look at the person's pages; it may read and change nothing. */
  viewer?: string;
  /** Time of signing, in ms since 1970. */
  signedAt: number;
  /** Expiry of the token, in ms since 1970. */
  endsAt: number;
}
export interface PrintActor {
  kind: 'print';
  /** Id of the record that may be printed. */
  id: string;
  documentKind: DocumentKind;
}

/**
 * Holder of sign-ins to the member's pages in the revocations. An applicant's id alone would end the exam sign-in too.
 * @param person id of the member or the applicant
 */
export const accessHolderOf = (person: string): string => `access-${person}`;

/** True for ADMIN and SUPER_ADMIN. */
export const isStaff = (actor: Actor): actor is StaffActor =>
  actor.kind === 'staff' && actor.role !== 'PENDING';
/** True without a second factor, or if its code was given within the last minutes. */
export const isConfirmed = ({ confirmedAt }: StaffActor, now = Date.now()): boolean =>
  confirmedAt === undefined || now <= confirmedAt + LIMITS.confirmedMinutes * 60_000;
/** True for a SUPER_ADMIN, and for an ADMIN with the permission for money. */
export const hasFinance = ({ role, hasFinance: isGranted = false }: StaffActor): boolean =>
  role === 'SUPER_ADMIN' || (role === 'ADMIN' && isGranted);
/** True for SUPER_ADMIN. */
export const isSuper = (actor: Actor): actor is StaffActor =>
  actor.kind === 'staff' && actor.role === 'SUPER_ADMIN';

/** Allows staff and the candidate with this id. @throws AppError 403 for anyone else. */
export function requireStaffOrSelf(actor: Actor, studentId: string): void {
  if (isStaff(actor)) return;
  if (actor.kind !== 'candidate' || actor.id !== studentId) throw forbidden();
}

/**
 * Refuses a candidate who signed in hours ago, for calls outside an attempt: on a shared computer
 * the token outlives the browser window. @throws AppError 401.
 */
export function requireRecentSignIn(actor: Actor, now = Date.now()): void {
  if (actor.kind === 'candidate' && now > actor.signedAt + LIMITS.candidateIdleMinutes * 60_000)
    throw unauthenticated('Your session has ended. Please sign in again');
}
