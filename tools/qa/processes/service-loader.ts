import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../lib/paths.ts';

/**
 * Loads packages that a service depends on, and its built code by the path from the root.
 * @example
 * const load = serviceLoader<{ 'services/media/dist/shared/printing/pdf-printer.js': { PdfPrinter: … } }>('media');
 */
export function serviceLoader<Modules extends object>(service: string) {
  const require = createRequire(join(ROOT, 'services', service, 'package.json'));
  return <Name extends keyof Modules & string>(name: Name): Modules[Name] =>
    require(name.startsWith('services/') ? join(ROOT, name) : name) as Modules[Name];
}
