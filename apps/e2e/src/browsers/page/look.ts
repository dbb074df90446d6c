import { writeFile } from 'node:fs/promises';
import { expect, type TestInfo } from '@playwright/test';
import type { Tab } from './tab';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** Expects that the page fits a phone, a tablet and a desktop, and stores a picture of each for review. */
export async function look(tab: Tab, info: TestInfo, name: string): Promise<void> {
  const excess = () =>
    tab.driver.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
  for (const { width, height } of SIZES) {
    await tab.driver.resize(width, height);
    await expect.poll(excess, `${name} is wider than ${width} px`).toBe(0);
    const picture = await tab.driver.screenshot();
    await writeFile(info.outputPath(`${name}-${width}.png`), picture);
  }
}
