import { z } from 'zod';
import { defineCalls } from '../core/call';
import { announcementRoutes } from './announcements.routes';
import {
  announcement,
  ANNOUNCEMENT_HOURS,
  announcementCreateBody,
  announcementListQuery,
} from './announcements.schemas';

export const announcementCalls = defineCalls(announcementRoutes, {
  announcementList: {
    summary: 'The announcements to a hall session or to an exam, the latest first',
    query: announcementListQuery,
    answer: z.array(announcement),
  },
  announcementCreate: {
    summary: `Show an announcement to everyone sitting an exam, or to a hall session, for ${ANNOUNCEMENT_HOURS} hours`,
    body: announcementCreateBody,
    answer: announcement,
    refusals: [404],
  },
  announcementWithdraw: {
    summary: 'Withdraw an announcement; pages stop showing it',
    answer: announcement,
    refusals: [404],
  },
});
