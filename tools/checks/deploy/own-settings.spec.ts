import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../../lib/paths.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { OVERLAYS } from './kustomize.ts';
import type { Manifest } from './manifests.ts';
import { copyWithOwnSettings, ownSettingsProblems } from './own-settings.ts';

const EXAMPLE = readFileSync(join(ROOT, 'deploy/site-settings.example.yaml'), 'utf8');

describe('copyWithOwnSettings', () => {
  const folder = temporaryFolder();

  for (const overlay of OVERLAYS)
    it(`takes the comment from the entry of ${overlay}, and puts the file beside it`, () => {
      copyWithOwnSettings(ROOT, overlay, folder());
      const path = join(folder(), 'k8s/overlays', overlay);
      const { configMapGenerator } = parse(readFileSync(join(path, 'kustomization.yaml'), 'utf8')) as {
        configMapGenerator: { name: string }[];
      };
      assert.deepEqual(
        configMapGenerator.find(({ name }) => name === 'site-settings'),
        { name: 'site-settings', behavior: 'replace', files: ['site-settings.yaml'] },
      );
      assert.equal(readFileSync(join(path, 'site-settings.yaml'), 'utf8'), EXAMPLE);
    });
});

describe('ownSettingsProblems', () => {
  const PATH = '/etc/concord/site-settings.yaml';
  const map = (name: string, data: Record<string, string>): Manifest => ({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name },
    data,
  });
  const exams = (mountPath: string) => ({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'exams' },
    spec: {
      template: {
        spec: {
          containers: [
            {
              name: 'main',
              image: 'concord/exams:dev',
              env: [{ name: 'SITE_SETTINGS', value: PATH }],
              volumeMounts: [{ name: 'settings', mountPath }],
            },
          ],
          volumes: [{ name: 'settings', configMap: { name: 'settings' } }],
        },
      },
    },
  });
  const problems = (text: string, mountPath = '/etc/concord') =>
    ownSettingsProblems(ROOT, 'demo', [map('settings', { 'site-settings.yaml': text }), exams(mountPath)]);

  it('finds nothing where processes are given the file', () => assert.deepEqual(problems(EXAMPLE), []));

  it('finds a file that is still that of the base, and processes that do not get it', () => {
    const place = 'k8s/overlays/demo with site settings';
    assert.deepEqual(problems('# nothing'), [`${place}: the file does not replace that of k8s/base`]);
    assert.deepEqual(problems(EXAMPLE, '/etc'), [`${place}: exams reads ${PATH}, which it is not given`]);
  });
});
