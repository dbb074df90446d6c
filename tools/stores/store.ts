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

/** A running store: its name in words, and the variables with its address for the services. */
export interface Store {
  label: string;
  env: Record<string, string>;
}

/** A program is missing on this machine; the message says why. */
export class MissingError extends Error {}

/** Ways to start a store, by the kind of its data. @throws MissingError when a program is missing */
export type Candidates = Record<string, () => Promise<Store>>;
