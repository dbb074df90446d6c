import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Role, TaskKind } from '@concord/contracts';
import type { z } from 'zod';
import type { Origin } from '../audit/origin';
import type { ObjectId } from '../stores/object-id';
import { TaskDefinition } from './task-definition';
import type { TaskProgress } from './task-progress';

/** A task as passed to its handler. */
export interface RunningTask<Request> {
  readonly id: string;
  readonly subject: ObjectId;
  readonly request: Request;
  /** Staff who requested it, with their role at that time. */
  readonly staff: { readonly id: string; readonly username: string; readonly role: Role };
  readonly origin: Origin;
}

/** A `TaskHandler` of any kind. */
export interface AnyHandler {
  readonly kind: TaskKind;
  readonly schema: z.ZodType;
  run(task: RunningTask<unknown>, progress: TaskProgress): Promise<unknown>;
}

/** Handlers by kind of task. The process does not start if a kind has none, or two. */
@Injectable()
export class TaskRegistry implements OnApplicationBootstrap {
  private readonly handlers = new Map<TaskKind, AnyHandler>();

  constructor(private readonly definition: TaskDefinition) {}

  /** @throws Error if the kind already has a handler */
  add(handler: AnyHandler): void {
    const { kind } = handler;
    if (this.handlers.has(kind)) throw new Error(`Tasks of the kind ${kind} have two handlers`);
    this.handlers.set(kind, handler);
  }

  onApplicationBootstrap(): void {
    for (const kind of this.definition.kinds) this.of(kind);
  }

  /** @throws Error if the kind has no handler */
  of(kind: TaskKind): AnyHandler {
    const handler = this.handlers.get(kind);
    if (!handler) throw new Error(`Tasks of the kind ${kind} have no handler`);
    return handler;
  }
}
