/** Exit code and output of a program. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

/** A copy of which a file is torn, or missing. */
export type Damage = 'torn' | 'missing';

/** Restores that go wrong, where the product makes copies of its own. */
export interface RestoreTrials {
  /** Damages the copies for some work, and takes it back. */
  withDamage(damage: Damage, work: () => Promise<void>): Promise<void>;
  /** Restores by the operator's command, with these arguments. */
  restore(...args: string[]): Promise<Ended>;
  /** The same, killed when it prints a text. */
  restoreKilled(text: string, ...args: string[]): Promise<Ended>;
  /** Tries to start the product. */
  start(): Promise<Ended>;
}

/** The product as containers: by Docker Compose or in Kubernetes. Each step ends when it is done, and throws when it cannot be. */
export interface Deployment {
  /** `Docker Compose 2.40.3, Docker 20.10.24`. */
  readonly name: string;
  /** Address of the site, the same in all steps. */
  readonly url: string;
  /** `SUPER_ADMIN_EMAIL` and `SUPER_ADMIN_PASSWORD`. */
  readonly account: NodeJS.ProcessEnv;
  /** Starts everything, in the numbers of the files, until it is ready. Images exist already. */
  up(): Promise<void>;
  /** Brings each of these processes to a number, by its name: all are ready, surplus ones have ended. */
  scale(numbers: Readonly<Record<string, number>>): Promise<void>;
  /** Replaces every process by a new one, gateway included, as operators are told to. */
  restart(): Promise<void>;
  /** Makes the images of a release to come, as `nextRelease` does, where {@link upgrade} finds them. */
  prepareUpgrade(): Promise<void>;
  /** Replaces every process by one of that release, without a pause. */
  upgrade(): Promise<void>;
  /** Evicts every process, as before the maintenance of a node; only where there are nodes. */
  drain?(): Promise<void>;
  /** Names for {@link kill}: processes and stores. */
  processes(): Promise<string[]>;
  /** Kills one container of it with SIGKILL; ends when its process is gone. */
  kill(process: string): Promise<void>;
  /** True if everything that should run does, and says that it is ready. */
  isReady(): Promise<boolean>;
  /** Redis starts again with an empty volume. */
  loseRedis(): Promise<void>;
  restartMongo(): Promise<void>;
  /** Makes a copy as operators are told to. @param folder where copies are kept that {@link restore} would remove; '' */
  backup(folder: string): Promise<void>;
  /** Removes everything but the copies, and starts it again from the latest one. */
  restore(folder: string): Promise<void>;
  readonly trials?: RestoreTrials;
  /** Takes one of three steps to new secrets, of the stores too, as operators are told to. */
  rotate?(): Promise<void>;
  /** Findings of `check:consistency`; none when all fits together. */
  consistency(): Promise<string[]>;
  /** Memory of each container at this moment, in MiB. */
  memory(): Promise<Map<string, number>>;
  /** States and last log lines, for a failed drill. */
  diagnosis(): Promise<string>;
  down(): Promise<void>;
}
