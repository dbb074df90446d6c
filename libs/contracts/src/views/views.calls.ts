import { z } from 'zod';
import { defineCalls } from '../core/call';
import { removed } from '../core/fields';
import { savedView, viewCreateBody, viewListQuery, viewUpdateBody } from './views.schemas';
import { viewRoutes } from './views.routes';

export const viewCalls = defineCalls(viewRoutes, {
  viewList: {
    summary: 'The saved views of a list, of the caller',
    query: viewListQuery,
    answer: z.array(savedView),
  },
  viewCreate: {
    summary: 'Save a view; refused with 409 for a name that another one has, and when there are too many',
    body: viewCreateBody,
    answer: savedView,
    refusals: [409],
  },
  viewUpdate: {
    summary: 'Change a view of one’s own, or make it the one that its list opens with',
    body: viewUpdateBody,
    answer: savedView,
    refusals: [404, 409],
  },
  viewRemove: { summary: 'Delete a view of one’s own', answer: removed, refusals: [404] },
});
