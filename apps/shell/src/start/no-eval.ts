// The content security policy forbids eval. Zod would try it, and every try is reported, so this switches it off before
// any copy of Zod, here or in a remote, is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
