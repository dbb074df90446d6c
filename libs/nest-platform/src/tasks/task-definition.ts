import type { TaskKind } from '@concord/contracts';
import { hasFinance, isSuper, type StaffActor } from '../auth/actor';
import { forbidden } from '../core/app-error';

/** Staff who may start a kind of task, as the access of its call. */
export type TaskAccess = 'staff' | 'finance' | 'super';

/**
 * Tasks of one service: their queue, and who may start each kind and therefore see it. A provider of the service's
 * modules of tasks.
 *
 * @example
 * const ACCESS: Record<Task['kind'], TaskAccess> = { regrade: 'super', … };
 * const EXAM_TASKS = new TaskDefinition(QUEUES.tasks, ACCESS);
 */
export class TaskDefinition {
  constructor(
    readonly queue: string,
    private readonly access: Readonly<Partial<Record<TaskKind, TaskAccess>>>,
  ) {}

  /** Kinds with a handler in the service's worker. */
  get kinds(): TaskKind[] {
    return Object.keys(this.access) as TaskKind[];
  }

  /** True for staff who may start this kind. */
  maySee(actor: StaffActor, kind: TaskKind): boolean {
    const access = this.access[kind];
    return access === 'staff' || (access === 'finance' ? hasFinance(actor) : isSuper(actor));
  }

  /** @throws AppError 403 */
  requireMaySee(actor: StaffActor, kind: TaskKind): void {
    if (!this.maySee(actor, kind)) throw forbidden();
  }
}
