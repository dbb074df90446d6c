import type { CallName } from '@concord/contracts';

/** Callers: anonymous, staff by role, an ADMIN with the permission for money, a candidate, a member, the holder of a print token. */
export const ROLES = [
  'anonymous',
  'pending',
  'admin',
  'finance',
  'super',
  'candidate',
  'member',
  'print',
] as const;
export type TestRole = (typeof ROLES)[number];

type Outcome = '+' | '1' | '3';

/** One character per role, in the order of {@link ROLES}: `+` may call, `1` gets 401, `3` gets 403. */
export type AccessRow = `${Outcome}${Outcome}${Outcome}${Outcome}${Outcome}${Outcome}${Outcome}${Outcome}`;

/** Rows of some calls. */
export type AccessRows = Partial<Record<CallName, AccessRow>>;
