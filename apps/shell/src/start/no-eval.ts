// Disables eval in Zod before any copy of it is loaded, here or in a remote: the content security
// policy forbids eval, and the browser would report every try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
