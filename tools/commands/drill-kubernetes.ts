import { drillDeployment, optionsOf } from '../qa/deployment/drill.ts';
import { KubernetesDeployment } from '../qa/deployment/kubernetes.ts';

/** Installs, scales, restarts, kills and restores the product in a cluster while candidates sit. */
export async function drillKubernetes(args: string[]): Promise<void> {
  const { existing, load, ...options } = optionsOf(args, { existing: false, load: '' });
  await drillDeployment(await KubernetesDeployment.open({ existing, load }), options);
}
