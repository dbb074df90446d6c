import { offices } from '@concord/institute';

/** The offices, the head office first. */
export const OFFICES = offices();
