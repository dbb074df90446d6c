import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const NAMES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env.CHROMIUM_PATH || NAMES.find((path) => existsSync(path));

/** Flags that keep a headless Chromium from calling home, and let it run as root in CI. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  // Journeys share one running product: they make their own records and never wait for each other's. One of them
  // waits a minute for the end of an exam; the others run beside it.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.CONCORD_URL ?? 'http://localhost:8080',
    launchOptions: { executablePath, args },
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
  },
});
