import * as core from '@module-federation/runtime-core';

/**
 * Runtime plugin that provides the shell's federation runtime to the remotes. Built with `externalRuntime`,
 * they read it from this global (internal to @module-federation/enhanced 2.9.2) and are about 22 kB smaller
 * each.
 */
export default function provideRuntimeCore() {
  core.Global._FEDERATION_RUNTIME_CORE = core;
  return { name: 'provide-runtime-core' };
}
