import { defineCalls } from '../core/call';
import { passRates, statisticsQuery, weeklyCounts } from './statistics.schemas';
import { statisticsRoutes } from './statistics.routes';

export const statisticsCalls = defineCalls(statisticsRoutes, {
  weeklyCounts: {
    summary: 'Registrations, and serials made and used, by week',
    query: statisticsQuery,
    answer: weeklyCounts,
  },
  passRates: {
    summary: 'How many passed each exam in the latest weeks',
    query: statisticsQuery,
    answer: passRates,
  },
});
