import { registerHooks } from 'node:module';

/**
 * The pages' content names its neighbours without an extension, as a bundler reads it. This lets Node read the same
 * files, so that a document takes its figures from where the pages have them.
 */
export function readSourceModules(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const isSource = context.parentURL?.endsWith('.ts') && /^\.{1,2}\//.test(specifier);
      return next(isSource && !specifier.endsWith('.ts') ? `${specifier}.ts` : specifier, context);
    },
  });
}
