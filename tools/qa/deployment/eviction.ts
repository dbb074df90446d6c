import { LauncherError } from '../../lib/launcher-error.ts';
import { waitUntil } from '../../lib/wait.ts';
import type { Kubectl, Pod } from './kubectl.ts';

const LIMIT_MS = 600_000;
const AGAIN_MS = 1000;

/** Evicts pods as a drain does: each as soon as its disruption budget allows. */
export async function evictAll(kubectl: Kubectl, pods: readonly Pod[]): Promise<void> {
  await Promise.all(pods.map(({ metadata: { name } }) => evict(kubectl, name)));
}

async function evict(kubectl: Kubectl, name: string): Promise<void> {
  const { namespace } = kubectl;
  const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name, namespace } };
  const path = `/api/v1/namespaces/${namespace}/pods/${name}/eviction`;
  const isEvicted = async () => {
    try {
      await kubectl.run(['create', '--raw', path, '--filename', '-'], JSON.stringify(eviction));
      return true;
    } catch (error) {
      const { message } = error as Error;
      if (/disruption budget/.test(message)) return false;
      if (/not found/.test(message)) return true;
      throw error;
    }
  };
  if (!(await waitUntil(isEvicted, { timeoutMs: LIMIT_MS, everyMs: AGAIN_MS })))
    throw new LauncherError(`The disruption budget does not let ${name} go.`);
}
