/** Which process this is, in metrics, traces and log lines. */
export interface ProcessIdentity {
  /** Such as `exams`, also for its worker. */
  service: string;
  /** Such as `exams-worker`. */
  process: string;
}

/** @param name of the process: a service's, the gateway's, or `<service>-worker` */
export const identityOf = (name: string): ProcessIdentity => ({
  service: name.replace(/-worker$/, ''),
  process: name,
});
