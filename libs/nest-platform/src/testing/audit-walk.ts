import type { Call } from '@concord/contracts';

const NO_ID = 'f'.repeat(24);

/** The calls that are on record, by name. */
export const auditedCalls = (calls: Record<string, Call>): [string, Call][] =>
  Object.entries(calls).filter(([, { audit }]) => audit !== undefined);

/** The path of a call for records that do not exist. */
export const pathWithoutRecord = ({ path }: Call): string => path.replace(/:\w+/g, NO_ID);
