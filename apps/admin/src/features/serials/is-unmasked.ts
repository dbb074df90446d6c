import type { Serial } from '@concord/contracts';

/** Checks that a serial is shown in full: an unused one is, to its generator and to super administrators. */
export const isUnmasked = ({ serial }: Pick<Serial, 'serial'>): boolean => !serial.includes('*');
