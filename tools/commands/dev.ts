import { watch } from 'node:fs';
import { print, printFailure, printStep, printSuccess, seconds } from '../lib/console.ts';
import { build } from '../lib/build.ts';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { changedProject, processesOf } from '../platform/change-plan.ts';
import type { Platform } from '../platform/platform.ts';
import { start } from './start.ts';

const DEBOUNCE_MS = 200;

/**
 * Rebuilds and restarts changed projects, one round at a time; changes during a round start the
 * next one.
 */
class Reloader {
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private busy = false;
  private readonly platform: Platform;

  constructor(platform: Platform) {
    this.platform = platform;
  }

  note(file: string): void {
    const project = changedProject(file);
    if (!project) return;
    this.changed.add(project);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.round(), DEBOUNCE_MS);
  }

  private async round(): Promise<void> {
    if (this.busy || this.changed.size === 0) return;
    this.busy = true;
    printStep(`${[...this.changed].join(', ')} changed`);
    const restart = [...new Set([...this.changed].flatMap(processesOf))];
    this.changed.clear();
    const from = Date.now();
    try {
      await build();
      // Services wait until their databases are prepared, which a change may require.
      const prepared = restart.some((name) => name !== 'gateway') && this.platform.prepare();
      await Promise.all([prepared, ...restart.map((name) => this.platform.supervisor.restart(name))]);
      printSuccess(`Rebuilt and restarted ${restart.join(', ')} (${seconds(Date.now() - from)})`);
    } catch (error) {
      printFailure(`${(error as Error).message} What ran before goes on running.`);
    }
    this.busy = false;
    void this.round();
  }
}

/** `start`, and then rebuilds and restarts what a developer changes. */
export async function dev(): Promise<void> {
  // A service worker would serve an earlier build.
  process.env.SERVICE_WORKER ||= 'off';
  // Readable bundles, and the page of the design system.
  process.env.NODE_ENV = 'development';
  // In processes of their own, only the changed one is restarted.
  process.env.COMPACT = '0';
  const reloader = new Reloader(await start());
  for (const folder of ['apps', 'libs', 'services']) {
    watch(join(ROOT, folder), { recursive: true }, (_, file) => file && reloader.note(`${folder}/${file}`));
  }
  print(
    '  Watching apps, libs and services; reload the page after a change to one of the apps. /design shows the parts.',
  );
}
