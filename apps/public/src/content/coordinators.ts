import { coordinators } from '@concord/institute';

export const COORDINATORS = coordinators();
