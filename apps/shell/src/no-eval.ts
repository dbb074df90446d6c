// The site's security policy forbids eval. Zod would try it for every visitor, only to be refused and reported, so it is
// told not to before any of its copies, here or in a remote, is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
