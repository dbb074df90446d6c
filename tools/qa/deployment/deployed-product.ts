import { waitUntil } from '../../lib/wait.ts';
import { Product } from '../../platform/product.ts';
import type { Deployment } from './deployment.ts';

const LOOK_EVERY_MS = 500;

/** A product in containers, for measurements and comparisons; its processes cannot be inspected. */
export class DeployedProduct extends Product {
  private readonly deployment: Deployment;

  constructor(deployment: Deployment) {
    super(deployment.url, undefined);
    this.deployment = deployment;
  }

  override get stores(): string {
    return this.deployment.name;
  }

  /** Time until everything is ready, in ms; `timeoutMs` if it is not. */
  override async recovery(_name: string, _killed: unknown, timeoutMs: number): Promise<number> {
    const from = performance.now();
    const isBack = await waitUntil(() => this.deployment.isReady(), { timeoutMs, everyMs: LOOK_EVERY_MS });
    return isBack ? performance.now() - from : timeoutMs;
  }
}
