import type { Serial } from '@concord/contracts';

/** Whether the serial is shown as a whole: an unused one is so to whoever generated it and to super administrators. */
export const isWhole = ({ serial }: Pick<Serial, 'serial'>): boolean => !serial.includes('*');
