import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { evictAll } from './eviction.ts';
import { isReady, isRolledOut, type Kubectl, type Pod, type Workload } from './kubectl.ts';

const podOf = (name: string, isTrue = 'True'): Pod => ({
  metadata: { name },
  spec: {},
  status: { conditions: [{ type: 'Ready', status: isTrue }] },
});

describe('isReady', () => {
  it('does not count a pod that ends', () => {
    assert.equal(isReady(podOf('exams')), true);
    assert.equal(isReady(podOf('exams', 'False')), false);
    const ending = podOf('exams');
    ending.metadata.deletionTimestamp = '2026-11-22T16:00:00Z';
    assert.equal(isReady(ending), false);
  });
});

describe('isRolledOut', () => {
  const whole: Workload = {
    metadata: { name: 'exams', generation: 3 },
    spec: { replicas: 2 },
    status: { observedGeneration: 3, replicas: 2, updatedReplicas: 2, readyReplicas: 2 },
  };
  const withStatus = (changes: Partial<Workload['status']>): boolean =>
    isRolledOut({ ...whole, status: { ...whole.status, ...changes } });

  it('holds when every replica is of the latest kind and ready', () => {
    assert.equal(isRolledOut(whole), true);
  });

  it('does not hold while a replica is missing, old or not ready, or the change is not seen yet', () => {
    assert.equal(withStatus({ readyReplicas: 1 }), false);
    assert.equal(withStatus({ readyReplicas: undefined }), false);
    assert.equal(withStatus({ replicas: 3 }), false);
    assert.equal(withStatus({ updatedReplicas: 1 }), false);
    assert.equal(withStatus({ observedGeneration: 2 }), false);
  });
});

describe('evictAll', () => {
  /** A cluster that answers each eviction with the next of these refusals; none: the pod goes. */
  function clusterWith(refusals: string[]) {
    const asked: string[] = [];
    const run = (args: readonly string[]) => {
      asked.push(args[2] ?? '');
      const refusal = refusals.shift();
      return refusal ? Promise.reject(new Error(refusal)) : Promise.resolve('');
    };
    return { asked, kubectl: { namespace: 'concord', run } as unknown as Kubectl };
  }

  it('repeats an eviction while a disruption budget refuses it', async () => {
    const { asked, kubectl } = clusterWith([
      "Cannot evict pod as it would violate the pod's disruption budget.",
    ]);
    await evictAll(kubectl, [podOf('exams-1')]);
    const path = '/api/v1/namespaces/concord/pods/exams-1/eviction';
    assert.deepEqual(asked, [path, path]);
  });

  it('takes a pod that went by itself as evicted', async () => {
    const { asked, kubectl } = clusterWith(['pods "exams-1" not found']);
    await evictAll(kubectl, [podOf('exams-1')]);
    assert.equal(asked.length, 1);
  });

  it('fails with any other refusal', async () => {
    const { kubectl } = clusterWith(['pods "exams-1" is forbidden']);
    await assert.rejects(evictAll(kubectl, [podOf('exams-1')]), /forbidden/);
  });
});
