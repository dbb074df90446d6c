import type { TemplatePreview } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { previewHtml } from '../../shared/previews/preview-html';

/** A4 landscape in CSS pixels. */
const [WIDTH, HEIGHT] = [1123, 794];

/** Font rules of this page, which has the same fonts as the print. */
function fontRules(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules
    .filter((rule) => rule.cssText.startsWith('@font-face'))
    .map(({ cssText }) => cssText)
    .join('\n');
}

/**
 * Adds the style sheet to a frame. The site's policy forbids styles in HTML, and the frame runs no scripts.
 */
function styleFrame(frame: HTMLIFrameElement, css: string): void {
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  const page = frame.contentDocument;
  if (!view || !page) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`${fontRules()}\n${css}\nbody { margin: 0; overflow: hidden; }`);
  page.adoptedStyleSheets = [sheet];
}

/** False in older browsers, which cannot add a style sheet to a frame. */
const canShow = () => 'adoptedStyleSheets' in Document.prototype;

interface SheetFrameProps extends TemplatePreview {
  /** Accessible name of the picture. */
  readonly title: string;
}

/**
 * A certificate as printed, at the width of its container. The previous one stays until the next one is
 * rendered.
 */
export function SheetFrame({ html, css, title }: SheetFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const [drawn, setDrawn] = useState<string>();
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setScale(element.clientWidth / WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (!canShow())
    return <Typography>Your browser can&apos;t show the certificate here. Create a PDF instead.</Typography>;
  const pages = drawn === undefined || drawn === html ? [html] : [drawn, html];
  return (
    <Box
      ref={place}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        aspectRatio: `${WIDTH} / ${HEIGHT}`,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'common.white',
      }}
    >
      {pages.map((page) => (
        <Box
          key={page}
          component="iframe"
          title={title}
          aria-hidden={page !== html}
          tabIndex={-1}
          // A sandbox with an origin of its own could not get a style sheet. Scripts stay forbidden.
          sandbox="allow-same-origin"
          srcDoc={previewHtml(page)}
          onLoad={(event) => {
            styleFrame(event.currentTarget as unknown as HTMLIFrameElement, css);
            setDrawn(page);
          }}
          sx={{
            position: 'absolute',
            top: 0,
            left: 0,
            width: WIDTH,
            height: HEIGHT,
            border: 0,
            transformOrigin: '0 0',
            opacity: page === drawn ? 1 : 0,
            pointerEvents: 'none',
          }}
          style={{ transform: `scale(${scale})` }}
        />
      ))}
    </Box>
  );
}
