// Disables eval in Zod before any copy of it, here or in a remote, is loaded: the content security
// policy forbids eval, and every try would be reported.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
