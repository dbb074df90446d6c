/** Areas of a service's features, each of which imports only those before it. */
const AREAS = {
  exams: ['authoring', 'results', 'assignments', 'hall', 'sitting', 'operations'],
  members: ['settings', 'money', 'mails', 'documents', 'register', 'privacy', 'operations'],
  students: ['accounts', 'serials', 'mail', 'privacy', 'admissions', 'operations', 'lists'],
};
const laterAreas = Object.entries(AREAS).flatMap(([service, areas]) =>
  areas.slice(0, -1).map((area, place) => ({
    name: 'no-later-area',
    comment: 'Areas of features have an order, so that each can be read without the later ones.',
    severity: 'error',
    from: { path: `^services/${service}/src/features/${area}/` },
    to: { path: `^services/${service}/src/features/(?:${areas.slice(place + 1).join('|')})/` },
  })),
);

/**
 * Imports between files, in addition to Nx's boundaries between projects. `npm test -- lint` checks them;
 * `npx depcruise apps libs services tools` runs it alone. Specs and test helpers may import anything of their project.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    ...laterAreas,
    {
      name: 'no-cycle-of-files',
      comment:
        'A file in a cycle may run before what it imports is defined, and cannot be read alone; types have files of their own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-cycle-of-folders',
      comment:
        'Imports between folders go one way, so that a folder can be read, tested and moved without the other.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-sibling-feature',
      comment: 'What two features of an app need belongs in its shared folder or in a lib.',
      severity: 'error',
      from: { path: '^(apps/[^/]+/src/features)/([^/]+)/' },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    {
      name: 'no-feature-from-shared',
      comment: 'Shared parts of an app know no feature; only its routes put features together.',
      severity: 'error',
      from: { path: '^(apps/[^/]+/src)/(?:shared|parts|layout)/' },
      to: { path: '^$1/features/' },
    },
    {
      name: 'no-higher-floor',
      comment: 'Floors of a service from below: store, shared, features, doors.',
      severity: 'error',
      from: { path: '^(services/[^/]+/src)/(?:store|shared)/' },
      to: { path: '^$1/(?:features/|http[.]module|worker[.]module)' },
    },
    {
      name: 'no-shared-in-store',
      comment: 'The store is the lowest floor of a service.',
      severity: 'error',
      from: { path: '^(services/[^/]+/src)/store/' },
      to: { path: '^$1/shared/' },
    },
    {
      name: 'no-page-in-proxy',
      comment: 'The gateway forwards calls and renders pages: two jobs that meet in app.ts, by a port.',
      severity: 'error',
      from: { path: '^services/gateway/src/(?:proxy|bodies|docs|csp-reports)/' },
      to: { path: '^services/gateway/src/site/' },
    },
    {
      name: 'no-proxy-in-site',
      comment: 'Pages of the site ask services by the port alone.',
      severity: 'error',
      from: { path: '^services/gateway/src/site/' },
      to: { path: '^services/gateway/src/(?:proxy|bodies|docs|csp-reports)/' },
    },
    {
      name: 'no-mongoose-outside-stores',
      comment:
        'Only repositories, schemas and modules use mongoose; all others get plain objects. Types are free.',
      severity: 'error',
      from: { path: '^services/', pathNot: '[.](?:repository|schema|module)[.]ts$' },
      to: { path: 'node_modules/mongoose/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-zod-in-routes',
      comment: 'The public pages load the routes of calls and must not load Zod with them.',
      severity: 'error',
      from: { path: '[.]routes[.]ts$' },
      to: { path: 'node_modules/zod/', reachable: true },
    },
    {
      name: 'no-tools-in-product',
      comment: 'The product runs without the programs that start, test and measure it.',
      severity: 'error',
      from: { path: '^(?:apps|libs|services)/', pathNot: '[.]cjs$' },
      to: { path: '^tools/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]spec[.]tsx?$|/(?:testing|test|dist|test-results)/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['concord:source', 'import', 'require', 'node', 'default'],
    },
  },
};
