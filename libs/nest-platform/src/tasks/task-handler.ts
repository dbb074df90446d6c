import type { TaskKind, TaskOutcome } from '@concord/contracts';
import type { OnModuleInit } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { TaskProgress } from './task-progress';
import type { RunningTask, TaskRegistry } from './task-registry';

/**
 * Does one kind of task, in the worker. A run may be interrupted anywhere and is repeated from its beginning, also while
 * the earlier one runs: so it must find what was done already, for example by {@link recordIdOf}, and count it as done.
 *
 * @example
 * class RegradeHandler extends TaskHandler<'regrade', RegradeOrder> {
 *   constructor(registry: TaskRegistry, …) {
 *     super(registry, 'regrade', regradeOrder);
 *   }
 *   async run({ order }: RunningTask<RegradeOrder>, progress: TaskProgress) {
 *     for (const batch of …) {
 *       await this.regrade(batch);
 *       await progress.advance(done);
 *     }
 *     return { changed };
 *   }
 * }
 */
export abstract class TaskHandler<K extends TaskKind, Order> implements OnModuleInit {
  /** @param schema schema of the order: a run does not begin with an order that does not match */
  constructor(
    private readonly registry: TaskRegistry,
    readonly kind: K,
    readonly schema: z.ZodType<Order>,
  ) {}

  onModuleInit(): void {
    this.registry.add(this);
  }

  /**
   * Does the work in steps, and calls {@link TaskProgress.advance} after each.
   * @returns the outcome
   * @throws AppError below 500, whose message becomes the task's reason for failure; anything else is tried again.
   */
  abstract run(task: RunningTask<Order>, progress: TaskProgress): Promise<TaskOutcome<K>>;
}

/** Deterministic id of a record that a task creates for `key`, so that a repeated run creates no second one. */
export const recordIdOf = (task: string, key: string): string =>
  createHash('sha256').update(`${task}-${key}`).digest('hex').slice(0, 24);
