/** Exit code and output of a program. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Damage of a file of a backup. */
export type Damage = 'torn' | 'missing';

/** Restores that must fail, where the product makes its own backups. */
export interface RestoreTrials {
  /** Damages the backups while `work` runs, then repairs them. */
  withDamage(damage: Damage, work: () => Promise<void>): Promise<void>;
  /** Restores by the operator's command, with these arguments. */
  restore(...args: string[]): Promise<Ended>;
  /** Restores, and is killed when it prints a text. */
  restoreKilled(text: string, ...args: string[]): Promise<Ended>;
  /** Tries to start the product. */
  start(): Promise<Ended>;
}

/**
 * The product in containers: by Docker Compose or in Kubernetes. Each step ends when it is complete, and
 * throws if it fails.
 */
export interface Deployment {
  /** `Docker Compose 2.40.3, Docker 20.10.24`. */
  readonly name: string;
  /** Address of the site, the same in all steps. */
  readonly url: string;
  /** `SUPER_ADMIN_EMAIL` and `SUPER_ADMIN_PASSWORD`. */
  readonly account: NodeJS.ProcessEnv;
  /**
   * Starts everything, with the default numbers of processes, until it is ready. The images exist already.
   */
  up(): Promise<void>;
  /** Scales processes, by name: all are ready, surplus ones have ended. */
  scale(numbers: Readonly<Record<string, number>>): Promise<void>;
  /** Replaces every process, gateway included, as the documents tell operators. */
  restart(): Promise<void>;
  /** Builds the images of the next release, as `nextRelease` does, for {@link upgrade}. */
  prepareUpgrade(): Promise<void>;
  /** Replaces every process by one of the next release, without downtime. */
  upgrade(): Promise<void>;
  /** Evicts every process, as before the maintenance of a node; absent without nodes. */
  drain?(): Promise<void>;
  /** Names for {@link kill}: processes and stores. */
  processes(): Promise<string[]>;
  /** Kills one container of a process or store with SIGKILL, and waits for its end. */
  kill(process: string): Promise<void>;
  /** True if all expected processes run and are ready. */
  isReady(): Promise<boolean>;
  /** Restarts Redis with an empty volume. */
  loseRedis(): Promise<void>;
  restartMongo(): Promise<void>;
  /**
   * Makes a backup as the documents tell operators.
   * @param folder for backups that {@link restore} would remove; ''
   */
  backup(folder: string): Promise<void>;
  /** Removes everything except the backups, and starts again from the latest one. */
  restore(folder: string): Promise<void>;
  readonly trials?: RestoreTrials;
  /** Takes one of the three steps of a rotation of secrets, including those of the stores. */
  rotate?(): Promise<void>;
  /** Findings of `check:consistency`. */
  consistency(): Promise<string[]>;
  /** Present memory of each container, in MiB. */
  memory(): Promise<Map<string, number>>;
  /** States and last log lines, for the report of a failed drill. */
  diagnosis(): Promise<string>;
  down(): Promise<void>;
}
