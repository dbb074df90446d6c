import * as core from '@module-federation/runtime-core';

/**
 * Hands the shell's federation runtime to the remotes, which are built with `externalRuntime` and look for it under
 * this global name (internal to @module-federation/enhanced 2.9.2; about 22 kB less for each remote).
 */
export default function provideRuntimeCore() {
  core.Global._FEDERATION_RUNTIME_CORE = core;
  return { name: 'provide-runtime-core' };
}
