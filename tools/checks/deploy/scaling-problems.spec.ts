import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AUTOSCALED_CANDIDATES, LEAST, processesFor } from '../../config/sizing.ts';
import type { Manifest } from './manifests.ts';
import { scalingProblems } from './scaling-problems.ts';

const scaler = (name: string, maxReplicas: number, minReplicas = LEAST): Manifest => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name },
  spec: { minReplicas, maxReplicas },
});

describe('scalingProblems', () => {
  const enough = Object.entries(processesFor(AUTOSCALED_CANDIDATES));
  const others = (name: string) =>
    enough.filter(([each]) => each !== name).map(([each, count]) => scaler(each, count));

  it('finds nothing where the bounds are those of the sizing table', () =>
    assert.deepEqual(
      scalingProblems(
        'k8s',
        enough.map(([name, count]) => scaler(name, count)),
      ),
      [],
    ));

  it('finds a ceiling that is too low, a floor that is too low, and a process that nothing scales', () => {
    assert.deepEqual(scalingProblems('k8s', [...others('exams'), scaler('exams', 11)]), [
      'k8s: exams scales to 11, but 48,000 candidates need 12',
    ]);
    assert.deepEqual(scalingProblems('k8s', [...others('gateway'), scaler('gateway', 6, 1)]), [
      'k8s: gateway scales down to 1, below 2',
    ]);
    assert.deepEqual(scalingProblems('k8s', others('gateway')), ['k8s: nothing scales gateway']);
  });
});
