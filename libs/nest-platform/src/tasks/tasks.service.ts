import { Injectable } from '@nestjs/common';
import type { AnyTask } from '@concord/contracts';
import type { AuditNote } from '../audit/audit-note';
import type { Origin } from '../audit/origin';
import { isSuper, type StaffActor } from '../auth/actor';
import { conflict, forbidden, required } from '../core/app-error';
import type { ObjectId } from '../stores/object-id';
import { staffRefOf } from '../stores/staff-ref.schema';
import { OutcomeNames } from './outcome-names.service';
import { TaskDefinition } from './task-definition';
import { toTask } from './task.view';
import { TasksQueue } from './tasks.queue';
import { TasksRepository, type TaskState } from './tasks.repository';

/** Maximum length of the list of own tasks. */
const LISTED = 20;
/** Maximum number of active tasks of one member of staff. */
const UNDER_WAY_MAX = 10;

/** Request of staff for a task, see `TaskHandler`. */
export interface TaskRequest<T extends AnyTask = AnyTask> {
  kind: T['kind'];
  /** The record that the task is about, and its name for people. */
  subject: ObjectId;
  label: string;
  /** Input of the handler: plain values. */
  request: object;
  /** Number of steps, to show progress. */
  total: number;
  origin: Origin;
  /** While another task with this lock is active, the request is refused. */
  lock?: string;
}

/** Accepts requests for tasks, and reports their progress. `T` are the tasks of the service. */
@Injectable()
export class TasksService<T extends AnyTask = AnyTask> {
  constructor(
    private readonly tasks: TasksRepository,
    private readonly queue: TasksQueue,
    private readonly names: OutcomeNames,
    private readonly definition: TaskDefinition,
  ) {}

  /**
   * Starts a task.
   * @throws AppError 409 for too many active tasks of this person, or an active one with the same lock
   */
  async request(staff: StaffActor, { request, ...fields }: TaskRequest<T>): Promise<T> {
    await this.requireRoom(staff, 1);
    const task = await this.tasks.insert({
      ...fields,
      order: request,
      by: staffRefOf(staff),
      role: staff.role,
    });
    if (!task) throw conflict('CONFLICT', 'This task is already in progress. Wait until it has finished');
    await this.queue.add(task._id);
    return this.view(task);
  }

  /** Checks that this person can start `count` more tasks. @throws AppError 409 */
  async requireRoom(staff: StaffActor, count: number): Promise<void> {
    if ((await this.tasks.countUnderWay(staff.id)) + count > UNDER_WAY_MAX)
      throw conflict(
        'CONFLICT',
        `You can have at most ${UNDER_WAY_MAX} tasks in progress. Wait until some have finished`,
      );
  }

  async listOwn(actor: StaffActor): Promise<T[]> {
    const found = await this.tasks.listOf(actor.id, LISTED);
    return found.filter(({ kind }) => this.definition.maySee(actor, kind)).map((task) => this.view(task));
  }

  /** @throws AppError 403, 404 */
  async get(actor: StaffActor, id: string): Promise<T> {
    return (await this.names.addTo(this.view(await this.require(actor, id)))) as T;
  }

  /** Stops a task before its next step. @throws AppError 403, 404, 409 if it has ended */
  async cancel(actor: StaffActor, id: string, audit: AuditNote): Promise<T> {
    const { label, by } = await this.require(actor, id);
    audit.note({ label });
    if (String(by._id) !== actor.id && !isSuper(actor))
      throw forbidden(`Only ${by.username}, who started this task, or a SUPER_ADMIN can stop it`);
    if (!(await this.tasks.cancel(id))) throw conflict('CONFLICT', 'This task has already ended');
    return this.get(actor, id);
  }

  private async require(actor: StaffActor, id: string): Promise<TaskState> {
    const task = required(await this.tasks.find(id), 'The task');
    this.definition.requireMaySee(actor, task.kind);
    return task;
  }

  /** The collection holds tasks of this service alone. */
  private view(task: TaskState): T {
    return toTask(task) as T;
  }
}
