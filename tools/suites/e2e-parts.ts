import type { Inputs } from './result-cache.ts';

/** Sources of the whole product, without the unit tests and without the journeys. */
const PRODUCT = [
  'apps/!(e2e)/**/*',
  'services/*/**/*',
  'libs/*/**/*',
  'tools/**/*',
  '{package-lock,package,nx,tsconfig.base}.json',
  '.puppeteerrc.cjs',
];
const SPECS = ['{services,libs,tools}/**/*.spec.{ts,tsx}', 'apps/!(e2e)/**/*.spec.{ts,tsx}'];

/** Inputs of a part: the product without some folders, and additional files. */
const productWithout = (folders: readonly string[], files: readonly string[] = []): Inputs => ({
  files: [...PRODUCT, ...files],
  exclude: [...SPECS, ...folders],
});

/** Journeys that pass while the exams service is stopped, so it is no input of theirs. */
const WITHOUT_EXAMS = new Set(['public', 'registration']);

export const inputsOf = {
  product: productWithout([]),
  /**
   * Inputs of files that a browser loads: apps, the gateway, which compresses them, and media, which makes
   * the gallery's pictures.
   */
  pageBytes: productWithout(['services/students', 'services/exams', 'services/members']),
  /** The product started with the example of site settings. */
  siteSettings: productWithout([], ['deploy/site-settings.example.yaml']),
  /** Inputs of halls and of registrations with faults, which use no browser. */
  halls: productWithout(['apps']),
  registrations: productWithout(['apps', 'services/exams', 'services/members']),
  payments: productWithout(['apps', 'services/exams', 'services/media']),
  /** The journeys of one folder of `apps/e2e/src`. */
  journeys: (folder: string): Inputs =>
    productWithout(WITHOUT_EXAMS.has(folder) ? ['services/exams'] : [], [
      'apps/e2e/*',
      'apps/e2e/src/support/**/*',
      `apps/e2e/src/${folder}/**/*`,
    ]),
};
