import { existsSync } from 'node:fs';
import { CHROMIUM_FLAGS } from '@concord/testing/chromium';
import { defineConfig, devices } from '@playwright/test';

const NAMES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env.CHROMIUM_PATH || NAMES.find((path) => existsSync(path));

export default defineConfig({
  testDir: 'src',
  testIgnore: '**/src/browsers/**',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  // Journeys share one running product, and each creates its own records. One of them waits a minute
  // for the end of an exam.
  workers: 3,
  // A journey that passes on a retry is reported as flaky, and fails in CI.
  retries: 1,
  // Ten times the need of an idle machine; a busy one took 16 s to show the registration form.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.CONCORD_URL ?? 'http://localhost:8080',
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
    // Pictures and copies of the page at each step would take a third of the CPU time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
  },
});
