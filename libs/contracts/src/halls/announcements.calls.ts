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
    summary: `Tell all who sit an exam, or all of a hall session, something; their pages show it for ${ANNOUNCEMENT_HOURS} hours`,
    body: announcementCreateBody,
    answer: announcement,
    refusals: [404],
  },
  announcementWithdraw: {
    summary: 'Take an announcement back: pages show it no more',
    answer: announcement,
    refusals: [404],
  },
});
