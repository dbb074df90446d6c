/** Tells a running task when other work comes first. */
export interface TaskGate {
  /** True if the task may continue. */
  isOpen(): Promise<boolean>;
}

const OPEN: TaskGate = { isOpen: () => Promise.resolve(true) };

/** Pace of tasks: without pauses, unless a service provides a subclass in its place. */
export class TaskPace {
  /** A gate for one run. */
  newGate(): TaskGate {
    return OPEN;
  }
}
