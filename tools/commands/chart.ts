import { join } from 'node:path';
import { chartSource } from '../chart/chart-source.ts';
import { makeChart } from '../chart/make-chart.ts';
import { kustomizeCommand } from '../checks/deploy/kustomize.ts';
import { printSuccess } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { ROOT } from '../lib/paths.ts';

const FOLDER = 'dist/chart';

/** Makes a Helm chart of the manifests for production. */
export async function chart(): Promise<void> {
  const command = kustomizeCommand();
  if (!command)
    throw new LauncherError('kustomize, kubectl and Go are missing; one of them must read the manifests.');
  makeChart(ROOT, await chartSource(ROOT, command), join(ROOT, FOLDER));
  printSuccess(`${FOLDER} is made: helm install concord ${FOLDER} --namespace concord`);
}
