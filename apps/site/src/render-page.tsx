import { createAppStore, StoreProvider } from '@concord/api-client';
import * as memberRoutes from '@concord/member/opening';
import { provideRemote } from '@concord/mfe';
import * as publicRoutes from '@concord/public/routes';
import { App } from '@concord/shell/app';
import { notFound } from '@concord/shell/not-found';
import { ThemeRoot } from '@concord/ui';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { type ComponentType, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

/** HTML parts of a prerendered page. */
export interface RenderedPage {
  /** Content of the root element. */
  readonly content: string;
  /** Title and description, which the page sets itself. */
  readonly head: string;
  /** The `<style>` elements of the page. */
  readonly styles: string;
}

/** Key of Emotion, equal to the browser's, which then reuses these styles. */
const STYLE_KEY = 'css';

/** Head elements, which React writes before the content. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/** Markup of an unfinished Suspense boundary, whose content would be missing without JavaScript. */
const UNFINISHED = /<template id="B:|<!--\$[?!]-->|<script/;

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

async function render(pathname: string, missing?: string): Promise<RenderedPage> {
  // No vendor prefixes, which only browsers before 2018 need.
  const cache = createCache({ key: STYLE_KEY, stylisPlugins: [] });
  // Collects the styles for the head instead of writing them beside each element.
  cache.compat = true;
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StoreProvider store={createAppStore()}>
        <CacheProvider value={cache}>
          <ThemeRoot>
            <StaticRouter location={pathname}>
              <App missing={missing} />
            </StaticRouter>
          </ThemeRoot>
        </CacheProvider>
      </StoreProvider>
    </StrictMode>,
    // Prevents React from deferring large parts and inserting them by a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const html = await textOf(prelude);
  if (failures.length > 0) throw new Error(`${pathname} could not be rendered`, { cause: failures[0] });
  if (UNFINISHED.test(html)) throw new Error(`${pathname} was not rendered completely`);
  const head = HEAD_ELEMENTS.exec(html)?.[0] ?? '';
  const emotion = createEmotionServer(cache);
  return {
    head,
    content: html.slice(head.length),
    styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
  };
}

/**
 * Renders a page of the public remote with header and footer.
 *
 * @throws Error if the page failed or is incomplete
 */
export async function renderPage(pathname: string): Promise<RenderedPage> {
  provideRemote('public_app', publicRoutes);
  await publicRoutes.prepare(pathname);
  return render(pathname);
}

export async function renderMissing(pathname: string): Promise<RenderedPage> {
  await notFound.prepare();
  return render(pathname, pathname);
}

/** Renders a page of members up to what depends on the visitor. */
export async function renderMemberOpening(pathname: string): Promise<RenderedPage> {
  provideRemote('member', memberRoutes);
  await memberRoutes.prepare(pathname);
  return render(pathname);
}

/** Renders the placeholder shown until a remote has loaded. */
export function renderPlaceholder(
  pathname: string,
  remote: string,
  Placeholder: ComponentType,
): Promise<RenderedPage> {
  provideRemote(remote, { default: Placeholder });
  return render(pathname);
}
