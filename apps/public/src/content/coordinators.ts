import { coordinators } from '@concord/institute';

/** The coordinators of states and territories, by the name of the state. */
export const COORDINATORS = coordinators();
