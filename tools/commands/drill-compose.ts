import { ComposeDeployment } from '../qa/deployment/compose.ts';
import { drillDeployment, optionsOf } from '../qa/deployment/drill.ts';
import { printStep } from '../lib/console.ts';

/** The product by Docker Compose, on containers, volumes and a port of its own, while candidates sit. */
export async function drillCompose(args: string[]): Promise<void> {
  const options = optionsOf(args, {});
  printStep('Making images');
  await drillDeployment(await ComposeDeployment.prepare(), options);
}
