import { z } from 'zod';
import { body } from '../core/fields';
import { givenReason } from '../core/intervention';
import { myRequest } from './profile.schemas';

/** Asks for the erasure of the own data. Staff decide, because the law keeps the books. */
export const myErasureBody = body({ reason: givenReason });
export type MyErasureBody = z.output<typeof myErasureBody>;

/** The latest request for an erasure. */
export const myErasure = z.object({ request: myRequest.nullable() });
export type MyErasure = z.infer<typeof myErasure>;
