import { registerHooks } from 'node:module';

/**
 * Lets Node import the sources of the pages' content, whose relative imports have no file extension, so that documents
 * use the same figures as the pages.
 */
export function readSourceModules(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const isSource = context.parentURL?.endsWith('.ts') && /^\.{1,2}\//.test(specifier);
      return next(isSource && !specifier.endsWith('.ts') ? `${specifier}.ts` : specifier, context);
    },
  });
}
