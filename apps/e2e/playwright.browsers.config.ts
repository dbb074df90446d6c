import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './src/browsers/fixtures';

/** Journeys in browsers that Playwright does not drive; each project is one engine. */
export default defineConfig<EngineOptions>({
  testDir: 'src',
  testMatch: '**/src/browsers/**/*.spec.ts',
  forbidOnly: Boolean(process.env.CI),
  // Journeys share one running product, and a second browser in parallel would slow both.
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: { baseURL: process.env.CONCORD_URL ?? 'http://localhost:8080' },
  projects: [
    { name: 'firefox', outputDir: 'test-results/firefox', use: { engine: 'firefox' } },
    { name: 'webkit', outputDir: 'test-results/webkit', use: { engine: 'webkit' } },
  ],
});
