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

/** A part that depends on the product but for these folders, and on more files. */
const productWithout = (folders: readonly string[], files: readonly string[] = []): Inputs => ({
  files: [...PRODUCT, ...files],
  exclude: [...SPECS, ...folders],
});

/** These journeys pass while the exams service is stopped, so it is no input of theirs. */
const WITHOUT_EXAMS = new Set(['public', 'registration']);

export const inputsOf = {
  product: productWithout([]),
  /** Sources of files that a browser loads: apps; the gateway compresses them, media makes the gallery's pictures. */
  pageBytes: productWithout(['services/students', 'services/exams', 'services/members']),
  /** The product started with the example of site settings. */
  siteSettings: productWithout([], ['deploy/site-settings.example.yaml']),
  /** No browser takes part in the halls and in the registrations with faults. */
  halls: productWithout(['apps']),
  registrations: productWithout(['apps', 'services/exams', 'services/members']),
  /** The journeys of one folder of `apps/e2e/src`. */
  journeys: (folder: string): Inputs =>
    productWithout(WITHOUT_EXAMS.has(folder) ? ['services/exams'] : [], [
      'apps/e2e/*',
      'apps/e2e/src/support/**/*',
      `apps/e2e/src/${folder}/**/*`,
    ]),
};
