import { defineCalls } from '../core/call';
import { directoryRoutes } from './directory.routes';
import { directoryPage, directoryQuery } from './directory.schemas';

export const directoryCalls = defineCalls(directoryRoutes, {
  directoryPage: {
    summary: 'Members who agreed to be in the public directory, by name',
    query: directoryQuery,
    answer: directoryPage,
    refusals: [429],
  },
});
