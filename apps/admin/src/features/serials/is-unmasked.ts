import type { Serial } from '@concord/contracts';

/** True if a serial is shown in full: unused ones to their generator and to super administrators. */
export const isUnmasked = ({ serial }: Pick<Serial, 'serial'>): boolean => !serial.includes('*');
