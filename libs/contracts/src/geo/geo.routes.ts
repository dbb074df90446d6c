import { defineRoutes } from '../core/route';

export const geoRoutes = defineRoutes({
  countries: { service: 'students', method: 'GET', path: '/geo/countries', access: ['public'], status: 200 },
  states: {
    service: 'students',
    method: 'GET',
    path: '/geo/countries/:iso2/states',
    access: ['public'],
    status: 200,
  },
});
