import type { Secrets } from '../lib/secrets.ts';
import type { Supervisor } from '../lib/supervisor.ts';

/** Context for finding and starting a store. */
export interface StoreContext {
  home: string;
  cache: string;
  env: NodeJS.ProcessEnv;
  secrets: Secrets;
  supervisor: Supervisor;
}

/** A store that answers: what it is called in words, and the variables by which the services reach it. */
export interface Store {
  label: string;
  env: Record<string, string>;
}

/** This machine does not have a program; the message says why. */
export class MissingError extends Error {}

/** Ways to start a store, by the kind of its data. @throws MissingError when this machine does not have it */
export type Candidates = Record<string, () => Promise<Store>>;
