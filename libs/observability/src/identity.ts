/** Identity of a process in metrics, traces and log lines. */
export interface ProcessIdentity {
  /** E.g. `exams`, also for its worker. */
  service: string;
  /** E.g. `exams-worker`. */
  process: string;
}

/** @param name process name: a service's, the gateway's, or `<service>-worker` */
export const identityOf = (name: string): ProcessIdentity => ({
  service: name.replace(/-worker$/, ''),
  process: name,
});
