/** What the printed form of the NYSC scheme takes from the site's content. */
export { amountWords, naira, NYSC_FEES } from './fees';
export { NYSC_STEPS } from './nysc-form';
export { plainText } from './text';
