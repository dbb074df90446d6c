import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type Role, TASK_KINDS, type TaskKind } from '@concord/contracts';
import type { ObjectId, Origin } from '@concord/nest-platform';
import type { z } from 'zod';
import type { TaskProgress } from './task-progress';

/** A task as its handler gets it. */
export interface RunningTask<Order> {
  readonly id: string;
  readonly subject: ObjectId;
  readonly order: Order;
  /** The staff member who ordered it, with the role at that time. */
  readonly staff: { readonly id: string; readonly username: string; readonly role: Role };
  readonly origin: Origin;
}

/** A `TaskHandler` of any kind. */
export interface AnyHandler {
  readonly kind: TaskKind;
  readonly schema: z.ZodType;
  run(task: RunningTask<unknown>, progress: TaskProgress): Promise<unknown>;
}

/** The handler of each kind of task: the process does not start when a kind has none, or two. */
@Injectable()
export class TaskRegistry implements OnApplicationBootstrap {
  private readonly handlers = new Map<TaskKind, AnyHandler>();

  /** @throws Error when the kind has a handler. */
  add(handler: AnyHandler): void {
    const { kind } = handler;
    if (this.handlers.has(kind)) throw new Error(`Tasks of the kind ${kind} have two handlers`);
    this.handlers.set(kind, handler);
  }

  onApplicationBootstrap(): void {
    for (const kind of TASK_KINDS) this.of(kind);
  }

  /** @throws Error when the kind has none. */
  of(kind: TaskKind): AnyHandler {
    const handler = this.handlers.get(kind);
    if (!handler) throw new Error(`Tasks of the kind ${kind} have no handler`);
    return handler;
  }
}
