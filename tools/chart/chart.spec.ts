import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { kustomizeCommand } from '../checks/deploy/kustomize.ts';
import { type Manifest, manifestsOf } from '../checks/deploy/manifests.ts';
import { runProgram } from '../lib/cli-run.ts';
import { ROOT } from '../lib/paths.ts';
import { which } from '../lib/which.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { chartSource } from './chart-source.ts';
import { plainName } from './config-maps.ts';
import { makeChart } from './make-chart.ts';
import type { ChartSource } from './templates.ts';

const helm = which(['helm'], process.env.PATH) ?? '';
const command = kustomizeCommand();
const skip = helm && command ? false : 'there is no helm, or nothing that builds the manifests';
/** The component of the other way in, and all that production leaves out, as values. */
const OTHERS = [
  'route.kind=ingress,route.className=nginx,route.namespace=ingress-nginx,route.issuer=letsencrypt',
  'pullSecrets={registry},monitoring.enabled=true',
].join(',');

/** The tag of images in the overlay is that of a release in a release, and `dev` before. */
const CHECKOUT_VALUES = ['--set', 'image.version=dev', '--kube-version', '1.34.0'];

describe('makeChart', { skip: !command && 'nothing here builds the manifests' }, () => {
  const folder = temporaryFolder();

  it('has a template for each object of the manifests', async () => {
    const source = await chartSource(ROOT, command ?? []);
    makeChart(ROOT, source, folder());
    const templates = readdirSync(join(folder(), 'templates'));
    const names = source.others.map(
      ({ kind, metadata: { name } }) => `${kind.toLowerCase()}-${plainName(name) ?? name}.yaml`,
    );
    const missing = names.filter((name) => !templates.includes(name) && !name.startsWith('namespace-'));
    assert.deepEqual(missing, []);
  });
});

describe('the Helm chart', { skip }, () => {
  const folder = temporaryFolder();
  let source: ChartSource = { usual: [], others: [] };

  before(async () => {
    source = await chartSource(ROOT, command ?? []);
  });

  const run = async (...args: string[]) => {
    const chart = join(folder(), 'chart');
    makeChart(ROOT, source, chart);
    return runProgram(helm, [args[0] ?? '', ...args.slice(1), chart, '--namespace', 'concord']);
  };
  const rendered = async (...args: string[]): Promise<Manifest[]> => {
    const { code, output } = await run('template', ...args, ...CHECKOUT_VALUES, 'concord');
    assert.equal(code, 0, output);
    return manifestsOf(output);
  };
  /** Objects by kind and name, without the hashes of maps and the revisions of jobs. */
  const comparable = (manifests: readonly Manifest[]) => {
    const maps = manifests.filter(({ kind }) => kind === 'ConfigMap').map(({ metadata }) => metadata.name);
    const text = maps.reduce(
      (all, name) => all.replaceAll(`"${name}"`, `"${plainName(name)}"`),
      JSON.stringify(manifests),
    );
    const objects = (JSON.parse(text) as Manifest[]).filter(({ kind }) => kind !== 'Namespace');
    return Object.fromEntries(
      objects
        .map((each) => {
          if (each.kind === 'Job') each.metadata.name = each.metadata.name.replace(/-1$/, '');
          return [`${each.kind} ${each.metadata.name}`, each] as const;
        })
        .sort(([one], [other]) => one.localeCompare(other)),
    );
  };

  it('makes the objects of the overlay for production', async () =>
    assert.deepEqual(comparable(await rendered()), comparable(source.usual)));

  it('makes those of the other components by its values', async () => {
    const { 'PrometheusRule concord': rules, ...others } = comparable(await rendered('--set', OTHERS));
    assert.deepEqual(others, comparable(source.others));
    assert.ok(JSON.stringify(rules).includes('{{ $labels.job }}'));
  });

  it('gives a map another name when a value changes, and a job for each revision', async () => {
    const names = async (...args: string[]) =>
      (await rendered(...args)).map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    const before = await names();
    const after = await names('--set', 'config.mails.MAIL_FROM=office@example.org', '--is-upgrade');
    const changed = after.filter((name) => !before.includes(name)).map((name) => name.slice(0, 15));
    assert.deepEqual(changed, ['ConfigMap mails']);
  });

  it('refuses values that it does not know, and copies that end with a pod', async () => {
    const refused = async (value: string) =>
      (await run('template', '--kube-version', '1.34.0', '--set', value)).output;
    assert.match(await refused('host_name=a'), /host_name/);
    assert.match(await refused('backup.target=/backups'), /say in backup.volume where it is kept/);
  });

  it('puts copies where their volume is', async () => {
    const claim = 'backup.target=/backups,backup.volume.persistentVolumeClaim.claimName=copies';
    const { 'CronJob backup': job } = comparable(await rendered('--set', claim));
    assert.match(
      JSON.stringify(job),
      /\{"name":"backups","persistentVolumeClaim":\{"claimName":"copies"\}\}/,
    );
  });

  it('runs as many as the minimum where nothing scales, and has no claim that is not wanted', async () => {
    const values = 'autoscaling.enabled=false,assets.claim=false,prepare=false,route.kind=none';
    const objects = comparable(await rendered('--set', values));
    const { replicas } = objects['Deployment exams']?.spec as { replicas: number };
    assert.equal(replicas, 2);
    const kinds = new Set(Object.values(objects).map(({ kind }) => kind));
    for (const kind of ['HorizontalPodAutoscaler', 'Job', 'Gateway', 'HTTPRoute'])
      assert.ok(!kinds.has(kind), kind);
    assert.equal(objects['PersistentVolumeClaim assets'], undefined);
    assert.match(JSON.stringify(objects['Deployment gateway']), /\{"name":"assets","emptyDir":\{\}\}/);
  });

  it('passes the lint of helm', async () => {
    const { code, output } = await run('lint', '--strict');
    assert.equal(code, 0, output);
  });
});
