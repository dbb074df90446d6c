import type { Call } from '@concord/contracts';

const NO_ID = 'f'.repeat(24);

/** Audited calls, by name. */
export const auditedCalls = (calls: Record<string, Call>): [string, Call][] =>
  Object.entries(calls).filter(([, { audit }]) => audit !== undefined);

/** Path of a call with ids of missing records. */
export const pathWithoutRecord = ({ path }: Call): string => path.replace(/:\w+/g, NO_ID);
