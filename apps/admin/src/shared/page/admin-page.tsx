import { Page, PageHeader, type PageHeaderProps } from '@concord/ui';
import type { ReactNode } from 'react';
import { DialogHost } from '../dialogs/dialog-host';

type AdminPageProps = PageHeaderProps & {
  /** Title of the browser tab, if it differs from the heading. */
  readonly documentTitle?: string;
  /** Replaces the heading; must contain the page's `h1`. */
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
