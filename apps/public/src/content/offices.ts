import { offices } from '@concord/institute';

export const OFFICES = offices();
