import type { TaskKind, TaskOutcome } from '@concord/contracts';
import type { OnModuleInit } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { TaskProgress } from './task-progress';
import type { RunningTask, TaskRegistry } from './task-registry';

/**
 * Runs one kind of task in the worker. A run may be interrupted anywhere and is then repeated from its beginning, even
 * while the earlier one runs, so it must find finished work, e.g. by {@link recordIdOf}, and count it as done.
 *
 * @example
 * class RegradeHandler extends TaskHandler<'regrade', RegradeRequest> {
 *   constructor(registry: TaskRegistry, …) {
 *     super(registry, 'regrade', regradeRequest);
 *   }
 *   async run({ request }: RunningTask<RegradeRequest>, progress: TaskProgress) {
 *     for (const batch of …) {
 *       await this.regrade(batch);
 *       await progress.advance(done);
 *     }
 *     return { changed };
 *   }
 * }
 */
export abstract class TaskHandler<K extends TaskKind, Request> implements OnModuleInit {
  /** @param schema schema of the request: a run does not start with a request that does not match */
  constructor(
    private readonly registry: TaskRegistry,
    readonly kind: K,
    readonly schema: z.ZodType<Request>,
  ) {}

  onModuleInit(): void {
    this.registry.add(this);
  }

  /**
   * Does the work in steps, and calls {@link TaskProgress.advance} after each.
   * @returns the outcome
   * @throws AppError below 500, whose message becomes the task's reason for failure; anything else is tried again.
   */
  abstract run(task: RunningTask<Request>, progress: TaskProgress): Promise<TaskOutcome<K>>;
}

/** Deterministic id of a record that a task creates for `key`, so that a repeated run creates no second one. */
export const recordIdOf = (task: string, key: string): string =>
  createHash('sha256').update(`${task}-${key}`).digest('hex').slice(0, 24);
