import type { TaskKind } from '@concord/contracts';
import { z } from 'zod';
import { TaskDefinition } from './task-definition';
import { recordIdOf, TaskHandler } from './task-handler';
import { TaskRegistry } from './task-registry';

class Handler extends TaskHandler<TaskKind, unknown> {
  constructor(registry: TaskRegistry, kind: TaskKind) {
    super(registry, kind, z.unknown());
  }

  run() {
    return Promise.resolve({ added: 0, skipped: [] });
  }
}

const DEFINITION = new TaskDefinition('tasks', {
  'assignments-add': 'staff',
  regrade: 'super',
});
const TASK_KINDS = DEFINITION.kinds;

/** A registry with a handler for each of these kinds. */
function registryOf(kinds: readonly TaskKind[]): TaskRegistry {
  const registry = new TaskRegistry(DEFINITION);
  for (const kind of kinds) new Handler(registry, kind).onModuleInit();
  return registry;
}

describe('TaskRegistry', () => {
  it('finds the handler of each kind', () => {
    const registry = registryOf(TASK_KINDS);
    registry.onApplicationBootstrap();
    for (const kind of TASK_KINDS) expect(registry.of(kind).kind).toBe(kind);
  });

  it.each(TASK_KINDS)('does not start without a handler of %s', (kind) => {
    const registry = registryOf(TASK_KINDS.filter((other) => other !== kind));
    expect(() => registry.onApplicationBootstrap()).toThrow(`Tasks of the kind ${kind} have no handler`);
  });

  it.each(TASK_KINDS)('does not start with two handlers of %s', (kind) => {
    expect(() => registryOf([kind, kind])).toThrow(`Tasks of the kind ${kind} have two handlers`);
  });
});

describe('recordIdOf', () => {
  it('is an id, the same for the same task and key alone', () => {
    expect(recordIdOf('a', 'b')).toMatch(/^[0-9a-f]{24}$/);
    expect(recordIdOf('a', 'b')).toBe(recordIdOf('a', 'b'));
    expect(new Set([recordIdOf('a', 'b'), recordIdOf('a', 'c'), recordIdOf('b', 'b')]).size).toBe(3);
  });
});
