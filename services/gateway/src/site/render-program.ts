import { provideSettings, type ServedSettings } from '@concord/institute';
import { join } from 'node:path';

interface Renderer {
  readonly rerenderSite: (apps: string, out: string) => Promise<void>;
}

const [apps = '', out = ''] = process.argv.slice(2);

process.once('message', (settings: ServedSettings) => {
  // Set before the code of the pages, which reads them when it is loaded.
  provideSettings(settings);
  const bundle = join(apps, 'site', 'dist', '.server', 'prerender.cjs');
  void import(bundle)
    .then(({ rerenderSite }: Renderer) => rerenderSite(apps, out))
    .then(
      () => process.disconnect(),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
});
