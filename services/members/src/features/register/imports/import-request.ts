import { objectId } from '@concord/contracts';
import { z } from 'zod';

/** Input of the task that imports a register: the id of its stored rows. */
export const importRequest = z.object({ import: objectId });
export type ImportRequest = z.infer<typeof importRequest>;
