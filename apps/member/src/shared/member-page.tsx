import { Page, PageHeader } from '@concord/ui';
import type { ComponentProps, ReactNode } from 'react';

interface MemberPageProps extends Pick<ComponentProps<typeof PageHeader>, 'lead' | 'eyebrow' | 'actions'> {
  readonly title: string;
  /** Title of the document, if it differs from the heading. */
  readonly documentTitle?: string;
  /** Description of a prerendered page. */
  readonly description?: string;
  readonly children: ReactNode;
}

/** A page below the bar of the member's pages: its heading and its content. */
export function MemberPage({
  title,
  documentTitle = title,
  description,
  children,
  ...head
}: MemberPageProps) {
  return (
    <Page title={documentTitle} description={description} maxWidth="md">
      <PageHeader title={title} {...head} />
      {children}
    </Page>
  );
}
