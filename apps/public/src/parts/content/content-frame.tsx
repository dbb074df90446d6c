import { useLocation } from '@concord/mfe';
import { Page, PageHeader } from '@concord/ui';
import { type ReactNode, useEffect } from 'react';
import type { PageHead } from '../../content/page-content';
import { ActionLink } from './action-link';
import { PageContents, type PageContentsEntry } from './page-contents';

interface ContentFrameProps {
  readonly head: PageHead;
  /** The sections that the page opens with links to; none for a short page. */
  readonly entries?: readonly PageContentsEntry[];
  readonly children: ReactNode;
}

/** The head of an information page, whatever stands below it. */
export function ContentFrame({ head, entries, children }: ContentFrameProps) {
  const { title, description, eyebrow, lead, actions = [] } = head;
  const { hash } = useLocation();

  // A page that came after its address cannot have been scrolled to by the browser.
  useEffect(() => {
    if (!hash) return undefined;
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);

  return (
    <Page title={title} description={description}>
      <PageHeader
        title={title}
        eyebrow={eyebrow}
        lead={lead}
        actions={
          actions.length > 0
            ? actions.map((action, index) => (
                <ActionLink
                  key={action.label}
                  action={action}
                  variant={index === 0 ? 'contained' : 'outlined'}
                  size="large"
                />
              ))
            : undefined
        }
      />
      {entries ? <PageContents entries={entries} /> : null}
      {children}
    </Page>
  );
}
