import { Page, PageHeader, type PageHeaderProps } from '@concord/ui';
import type { ReactNode } from 'react';
import { DialogHost } from '../dialogs/dialog-host';

type AdminPageProps = PageHeaderProps & {
  /** The title of the browser tab where it differs from the heading. */
  readonly documentTitle?: string;
  /** Instead of the heading; it has the page's `h1`. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
};

export function AdminPage({ documentTitle, head, children, ...header }: AdminPageProps) {
  return (
    <Page title={documentTitle ?? header.title} maxWidth="xl">
      <DialogHost>
        {head ?? <PageHeader {...header} />}
        {children}
      </DialogHost>
    </Page>
  );
}
