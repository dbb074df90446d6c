import { OutcomeNames } from './outcome-names.service';
import { TaskRegistry } from './task-registry';
import { TaskRunner } from './task-runner';
import { TasksProcessor } from './tasks.processor';
import { TasksQueue } from './tasks.queue';
import { TasksService } from './tasks.service';
import { TasksSweeper } from './tasks.sweeper';

/**
 * Providers of the module that accepts requests and exports `TasksService`. It imports `TasksStoreModule` and provides the
 * service's `TaskDefinition`.
 */
export const TASK_ORDER_PROVIDERS = [OutcomeNames, TasksQueue, TasksService];

/** Providers of the worker's module, which exports `TaskRegistry`. It provides a `TaskPace` as well. */
export const TASK_WORKER_PROVIDERS = [TaskRegistry, TaskRunner, TasksProcessor, TasksQueue, TasksSweeper];
