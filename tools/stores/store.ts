import type { Supervisor } from '../lib/supervisor.ts';
import type { Secrets } from '../lib/secrets.ts';

/** What finding and starting a store needs to know. */
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

/** One way to have a store. `find` gives a reason in words when this machine does not have it. */
export interface Candidate {
  kind: string;
  find: () => Promise<(() => Promise<Store>) | { missing: string }>;
}
