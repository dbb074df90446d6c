/**
 * Elements of HTML, including obsolete ones. Other names in angle brackets are text: `2<x`, `List<T>`, `<stdio.h>`.
 */
const ELEMENTS = new Set(
  (
    'a abbr acronym address annotation applet area article aside audio b base basefont bdi bdo big blink blockquote body br button ' +
    'canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed ' +
    'fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i ' +
    'iframe img input ins kbd label lang legend li link listing main map mark marquee math menu meta meter nav nobr ' +
    'noscript object ol optgroup option output p param picture pre progress q rb rp rt rtc ruby s samp script ' +
    'section select slot small source span strike strong style sub summary sup svg table tbody td template textarea ' +
    'tex tfoot th thead time title tr track tt u ul var video wbr xmp ' +
    'mfrac mi mn mo mover mrow ms mspace msqrt mroot mstyle msub msubsup msup mtable mtd mtext mtr munder munderover ' +
    'semantics mfenced menclose mpadded mphantom circle ellipse g line path polygon polyline rect text defs use'
  ).split(' '),
);
/** Elements whose end tag is optional or missing. */
const OPEN = new Set(
  (
    'area base basefont br col embed frame hr img input link meta param source track wbr p li dt dd tr td th thead tbody ' +
    'tfoot option optgroup colgroup html head body rp rt circle ellipse line path polygon polyline rect use'
  ).split(' '),
);
/** Element names that may also be a variable, as in `a<b`. */
const SHORT = /^[abipqsu]$/;
const MAX_TAG = 2000;
const ATTRIBUTES = /^(?:\s+[\w:@.-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))*\s*\/?$/;

/** Index of the last end tag by element name. */
function lastEnds(html: string): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  for (const { 1: name = '', index } of html.matchAll(/<\/([a-z][a-z0-9]*)/gi))
    ends.set(name.toLowerCase(), index);
  return ends;
}

/** Escapes each angle bracket that begins no tag. */
export function withBareBrackets(html: string): string {
  const ends = lastEnds(html);
  const lastClose = html.lastIndexOf('>');
  const lastComment = html.lastIndexOf('-->');
  return html.replace(
    /<(?:!--)?(\/?)([a-z][a-z0-9:]*)?/gi,
    (found, slash: string, written: string | undefined, at: number) => {
      const isText = `&lt;${found.slice(1)}`;
      if (found.startsWith('<!--')) return at < lastComment ? found : isText;
      const name = written?.toLowerCase() ?? '';
      const next = html[at + found.length] ?? '';
      if (name === '' || !/[\s/>]/.test(next) || at > lastClose) return isText;
      // Word writes tags with a prefix of its own, such as <o:p>.
      if (/^(?:o|v|w|m|st1|mml):/.test(name)) return found;
      if (!ELEMENTS.has(name)) return isText;
      if (slash) return found;
      const isEnded = OPEN.has(name) || (ends.get(name) ?? -1) > at;
      if (!isEnded && next === '>') return isText;
      if (!SHORT.test(name)) return found;
      const tag = html.slice(at + found.length, at + found.length + MAX_TAG);
      const close = tag.indexOf('>');
      if (close === -1 || !ATTRIBUTES.test(tag.slice(0, close))) return isText;
      return isEnded ? found : isText;
    },
  );
}

const TAG = /<\/?(?:[a-z][a-z0-9]*)(?=[\s/>])|<!--/gi;

/** True if a text has HTML tags or comments. */
export const hasTags = (text: string): boolean => withBareBrackets(text).search(TAG) !== -1;
