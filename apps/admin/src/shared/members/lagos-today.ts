import { localTimeOf } from '../nigerian-time';

/** Today in Nigeria, `YYYY-MM-DD`. */
export const lagosToday = (): string => localTimeOf(new Date().toISOString()).day;
