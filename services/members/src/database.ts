import type { DatabaseDefinition } from '@concord/nest-platform';
import { SCHEMAS } from './store/schemas';

export const membersDatabase: DatabaseDefinition<unknown> = {
  service: 'members',
  schemas: SCHEMAS,
  retiredIndexes: {
    // Did not serve the order of the list.
    members: ['index.state_1__id_1'],
  },
};
