import assert from 'node:assert/strict';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { composeOf } from '../checks/deploy/compose.ts';
import { ROOT } from '../lib/paths.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { setVersion } from './deploy-files.ts';

const folder = temporaryFolder();
const composeIn = (root: string) => composeOf(readFileSync(join(root, 'docker-compose.yml'), 'utf8'));

describe('setVersion', () => {
  it('lets compose run the images of the version, and changes nothing else', () => {
    cpSync(join(ROOT, 'docker-compose.yml'), join(folder(), 'docker-compose.yml'));
    setVersion(folder(), '1.2.0');
    const [own, released] = [composeIn(ROOT), composeIn(folder())];
    assert.ok(released.services.gateway?.image.endsWith('/gateway:${CONCORD_VERSION:-1.2.0}'));
    for (const [name, { build: _, image, ...service }] of Object.entries(own.services)) {
      const { build: none, image: now, ...rest } = released.services[name] ?? { image: '' };
      assert.equal(none, undefined);
      assert.equal(now, image.replace(':-dev}', ':-1.2.0}'));
      assert.deepEqual(rest.networks, service.networks);
      assert.deepEqual(rest.healthcheck, service.healthcheck);
    }
    assert.deepEqual([released.networks, released.volumes], [own.networks, own.volumes]);
  });

  it('names the version in the manifests', () => {
    for (const file of ['docker-compose.yml', 'k8s'])
      cpSync(join(ROOT, file), join(folder(), file), { recursive: true });
    setVersion(folder(), '1.2.0');
    const read = (file: string) => readFileSync(join(folder(), 'k8s', file), 'utf8');
    assert.match(read('base/exams.yaml'), /image: concord\/exams:1\.2\.0$/m);
    assert.match(read('overlays/production/kustomization.yaml'), /concord\/exams, newTag: 1\.2\.0 \}/);
  });
});
