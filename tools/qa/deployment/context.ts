import type { Hall } from '../exam/hall.ts';
import type { Sitting } from '../exam/results.ts';
import type { DeployedProduct } from './deployed-product.ts';
import type { Deployment } from './deployment.ts';

/** Default options of a drill; `only` lists phases, separated by commas. */
export const DEFAULTS = {
  candidates: 100,
  questions: 30,
  saveEvery: 4,
  every: 20,
  seed: 1,
  only: '',
  keep: false,
};

export type DrillOptions = typeof DEFAULTS;

/** State that the phases of a drill share. */
export interface Drill {
  deployment: Deployment;
  product: DeployedProduct;
  options: DrillOptions;
  hall: Hall;
  /** Sittings submitted so far. */
  submitted: Sitting[];
  /** Folder for backups. */
  folder: string;
}
