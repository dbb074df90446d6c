import { createAppStore, StoreProvider } from '@concord/api-client';
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

/** A page as the browser will first see it. */
export interface RenderedPage {
  /** What belongs into the page's root element. */
  readonly content: string;
  /** The head's elements that the page itself set: title and description. */
  readonly head: string;
  /** The `<style>` elements of all that the page shows. */
  readonly styles: string;
}

/** The name that the browser's own style cache has: it takes these styles up instead of making them again. */
const STYLE_KEY = 'css';

/** React puts what belongs into the head of the document in front of the content. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/** Content that was put off, or that came with a script to put it in its place, would not be there without JavaScript. */
const UNFINISHED = /<template id="B:|<!--\$[?!]-->|<script/;

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

async function render(pathname: string, missing?: string): Promise<RenderedPage> {
  // Without the plugin that repeats properties for browsers of the years before 2018.
  const cache = createCache({ key: STYLE_KEY, stylisPlugins: [] });
  // Styles are collected and go into the head, not beside each element.
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
    // Large parts would otherwise be put off and set in place by a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const html = await textOf(prelude);
  if (failures.length > 0) throw new Error(`${pathname} could not be rendered`, { cause: failures[0] });
  if (UNFINISHED.test(html)) throw new Error(`${pathname} was not rendered whole`);
  const head = HEAD_ELEMENTS.exec(html)?.[0] ?? '';
  const emotion = createEmotionServer(cache);
  return {
    head,
    content: html.slice(head.length),
    styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
  };
}

/**
 * Renders the frame of the site with one page of the public remote in it.
 *
 * @throws Error when the page failed or is not whole
 */
export async function renderPage(pathname: string): Promise<RenderedPage> {
  provideRemote('public_app', publicRoutes);
  await publicRoutes.prepare(pathname);
  return render(pathname);
}

/** Renders the page of an address that the site does not have. */
export async function renderMissing(pathname: string): Promise<RenderedPage> {
  await notFound.prepare();
  return render(pathname, pathname);
}

/** Renders what is seen of a remote's page until the remote is there. */
export function renderOpening(
  pathname: string,
  remote: string,
  Opening: ComponentType,
): Promise<RenderedPage> {
  provideRemote(remote, { default: Opening });
  return render(pathname);
}
