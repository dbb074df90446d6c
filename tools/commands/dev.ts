import { watch } from 'node:fs';
import { print, printFailure, printStep, printSuccess, seconds } from '../lib/console.ts';
import { buildProjects } from '../lib/build.ts';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { changedProject, planOf } from '../platform/change-plan.ts';
import type { Platform } from '../platform/platform.ts';
import { projects } from '../suites/projects.ts';
import { startPlatform } from './start.ts';

const DEBOUNCE_MS = 200;

/** Rebuilds and restarts what changed, one round at a time; changes during a round make the next one. */
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
    const plan = planOf([...this.changed], projects());
    printStep(`${[...this.changed].join(', ')} changed`);
    this.changed.clear();
    const from = Date.now();
    const problem = await buildProjects(plan.build);
    if (problem) printFailure(`${problem}\nThe build failed; what ran before goes on running.`);
    else await Promise.all(plan.restart.map((name) => this.platform.supervisor.restart(name)));
    if (!problem)
      printSuccess(`Rebuilt and restarted ${plan.restart.join(', ')} (${seconds(Date.now() - from)})`);
    this.busy = false;
    void this.round();
  }
}

/** `start`, and then rebuilds and restarts what a developer changes. */
export async function dev(): Promise<void> {
  // A service worker would show what was built before.
  process.env.SERVICE_WORKER ||= 'off';
  // Readable bundles, and the page of the design system.
  process.env.NODE_ENV = 'development';
  const { platform } = await startPlatform();
  const reloader = new Reloader(platform);
  for (const folder of ['apps', 'libs', 'services']) {
    watch(join(ROOT, folder), { recursive: true }, (_, file) => file && reloader.note(`${folder}/${file}`));
  }
  print(
    '  Watching apps, libs and services; reload the page after a change to one of the apps. /design shows the parts.',
  );
}
