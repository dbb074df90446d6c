import { mkdir, writeFile } from 'node:fs/promises';
import { FaultProxy } from '@concord/testing';
import { expect, test as base } from '@playwright/test';
import type { Driver } from './drivers/driver';
import { startFirefox } from './drivers/firefox';
import { startWebKit } from './drivers/webkit';
import { Tab } from './page/tab';

const ENGINES = { firefox: startFirefox, webkit: startWebKit } satisfies Record<
  string,
  (downloads: string) => Promise<Driver>
>;

export interface EngineOptions {
  readonly engine: keyof typeof ENGINES;
}

interface Fixtures {
  /** Folder of this test, also for downloads. */
  readonly files: string;
  /** Proxy between browser and product, which can be cut. */
  readonly network: FaultProxy;
  /** The only tab of a browser with a new profile, which uses the product through `network`. */
  readonly tab: Tab;
}

/**
 * Test in a browser that Playwright does not drive. Fails on problems that the browser reports,
 * unless the test expects them.
 */
export const test = base.extend<EngineOptions & Fixtures>({
  engine: ['firefox', { option: true }],
  files: async ({}, provide, info) => {
    const folder = info.outputPath('files');
    await mkdir(folder, { recursive: true });
    await provide(folder);
  },
  network: async ({ baseURL }, provide) => {
    const network = await FaultProxy.to(baseURL ?? '');
    await provide(network);
    await network.cut();
  },
  tab: async ({ engine, files, network }, provide, info) => {
    const driver = await ENGINES[engine](files);
    info.annotations.push({ type: 'browser', description: driver.version });
    try {
      await provide(new Tab(driver, network.url));
      if (info.status !== info.expectedStatus)
        await writeFile(info.outputPath('failed.png'), await driver.screenshot());
      expect(await driver.takeProblems()).toEqual([]);
    } finally {
      await driver.close();
    }
  },
});
