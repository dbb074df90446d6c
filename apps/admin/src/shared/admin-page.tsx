import { Page, PageHeader, type PageHeaderProps } from '@concord/ui';
import type { ReactNode } from 'react';

type AdminPageProps = PageHeaderProps & {
  /** The document's title where it differs from the heading. */
  readonly documentTitle?: string;
  readonly children: ReactNode;
};

/** One screen of the back office: its heading, what can be done there, and its content across the free width. */
export function AdminPage({ documentTitle, children, ...header }: AdminPageProps) {
  return (
    <Page title={documentTitle ?? header.title} maxWidth="xl">
      <PageHeader {...header} />
      {children}
    </Page>
  );
}
