import type { DatabaseDefinition } from '@concord/nest-platform';
import { SCHEMAS } from './store/schemas';

export const membersDatabase: DatabaseDefinition<unknown> = { service: 'members', schemas: SCHEMAS };
