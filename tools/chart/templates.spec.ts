import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Manifest } from '../checks/deploy/manifests.ts';
import { templatesOf } from './templates.ts';

const object = (kind: string, name: string, spec: object = {}): Manifest => ({
  apiVersion: 'v1',
  kind,
  metadata: { name, namespace: 'concord' },
  spec,
});

describe('templatesOf', () => {
  it('leaves the namespace out, and puts what is optional under its value', () => {
    const usual = [object('Namespace', 'concord'), object('Service', 'gateway')];
    const templates = templatesOf({ usual, others: [...usual, object('PodMonitor', 'concord')] });
    assert.deepEqual([...templates.keys()], ['service-gateway.yaml', 'podmonitor-concord.yaml']);
    assert.match(templates.get('service-gateway.yaml') ?? '', /namespace: \{\{ \.Release\.Namespace \}\}/);
    assert.match(
      templates.get('podmonitor-concord.yaml') ?? '',
      /^\{\{- if \.Values\.monitoring\.enabled \}\}\n/,
    );
  });

  it('refuses an object of a component for which it has no value', () =>
    assert.throws(
      () => templatesOf({ usual: [], others: [object('Service', 'more')] }),
      /no value for Service more/,
    ));
});
