/** Re-exports content for the printed form of the NYSC scheme. */
export { naira, NYSC_FEES } from './fees';
export { formatCount } from './figures';
export { NYSC_STEPS } from './nysc-form';
export { plainText } from './text';
