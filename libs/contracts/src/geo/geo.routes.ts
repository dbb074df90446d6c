import { defineRoutes } from '../core/route';

export const geoRoutes = defineRoutes('students', {
  countries: { method: 'GET', path: '/geo/countries', access: ['public'] },
  states: { method: 'GET', path: '/geo/countries/:iso2/states', access: ['public'] },
});
