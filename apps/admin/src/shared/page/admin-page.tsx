import { Page, PageHeader, type PageHeaderProps } from '@concord/ui';
import type { ReactNode } from 'react';
import { DialogHost } from '../dialogs/dialog-host';

type AdminPageProps = PageHeaderProps & {
  /** The title of the browser tab where it differs from the heading. */
  readonly documentTitle?: string;
  readonly children: ReactNode;
};

export function AdminPage({ documentTitle, children, ...header }: AdminPageProps) {
  return (
    <Page title={documentTitle ?? header.title} maxWidth="xl">
      <DialogHost>
        <PageHeader {...header} />
        {children}
      </DialogHost>
    </Page>
  );
}
