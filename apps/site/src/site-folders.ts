import type { RemoteName } from '@concord/shell/addresses';
import { join } from 'node:path';

/** Folders of the built apps, and the output folder. */
export interface SiteFolders {
  readonly shell: string;
  /** Folder of each remote by name. */
  readonly remotes: Readonly<Record<RemoteName, string>>;
  readonly out: string;
}

/** Folders of the built apps below a common folder. */
export const foldersOf = (apps: string, out: string): SiteFolders => ({
  shell: join(apps, 'shell/dist'),
  remotes: {
    public_app: join(apps, 'public/dist'),
    registration: join(apps, 'registration/dist'),
    exam: join(apps, 'exam/dist'),
    member: join(apps, 'member/dist'),
    admin: join(apps, 'admin/dist'),
  },
  out,
});
