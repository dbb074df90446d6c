import { useLocation } from '@concord/mfe';
import { Box, SkipLink } from '@concord/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Footer } from './footer';
import { Header } from './header';

/** Header, content and footer. A navigation scrolls to the top and focuses the content. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100vh',
        // Hides the footer while a page loads, because the page would move it.
        '@media print': { minHeight: 0, '& > a': { display: 'none' } },
        '& main:has([aria-busy="true"]) + footer': { display: 'none' },
      }}
    >
      <SkipLink href="#content">Skip to the content</SkipLink>
      <Header />
      <Box
        component="main"
        id="content"
        ref={content}
        tabIndex={-1}
        sx={{ flexGrow: 1, '&:focus': { outline: 'none' } }}
      >
        {children}
      </Box>
      <Footer />
    </Box>
  );
}
