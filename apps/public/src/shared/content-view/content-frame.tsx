import { INSTITUTE } from '@concord/institute';
import { useLocation } from '@concord/mfe';
import { Container, PageHead } from '@concord/ui';
import { type ReactNode, useEffect } from 'react';
import type { PageHead as ContentHead } from '../../content/page-content';
import { PageContents, type PageContentsEntry } from './page-contents';
import { PageIntro } from './page-intro';

interface ContentFrameProps {
  readonly head: ContentHead;
  /** Links to sections at the top; absent on a short page. */
  readonly entries?: readonly PageContentsEntry[];
  readonly children: ReactNode;
}

/** Frame of an information page: its head and content. */
export function ContentFrame({ head, entries, children }: ContentFrameProps) {
  const { title, description } = head;
  const { hash } = useLocation();

  // The browser did not scroll to the anchor if the page loaded after the navigation.
  useEffect(() => {
    if (!hash) return undefined;
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);

  return (
    <>
      <PageHead title={`${title} | ${INSTITUTE.shortName}`} description={description} />
      <PageIntro head={head}>{entries ? <PageContents entries={entries} /> : null}</PageIntro>
      <Container
        maxWidth="lg"
        sx={{
          pb: { xs: 5, md: 8 },
          // The first section needs no line below the band.
          '& > section:first-of-type': { mt: 0, borderTop: 0, pt: { xs: 4, md: 6 } },
        }}
      >
        {children}
      </Container>
    </>
  );
}
