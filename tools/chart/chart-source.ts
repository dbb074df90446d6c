import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOverlay } from '../checks/deploy/kustomize.ts';
import { manifestsOf } from '../checks/deploy/manifests.ts';
import { copyWithOtherComponents } from '../checks/deploy/other-components.ts';
import type { ChartSource } from './templates.ts';

/** Builds the source of the chart. @param command of `kustomizeCommand` */
export async function chartSource(root: string, command: readonly string[]): Promise<ChartSource> {
  const folder = mkdtempSync(join(tmpdir(), 'concord-chart-'));
  const built = async (from: string, name: string) => {
    const file = join(folder, name);
    await buildOverlay(command, from, 'production', file);
    return manifestsOf(readFileSync(file, 'utf8'));
  };
  try {
    copyWithOtherComponents(root, folder);
    return { usual: await built(root, 'usual.yaml'), others: await built(folder, 'others.yaml') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
