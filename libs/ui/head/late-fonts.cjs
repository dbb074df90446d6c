/**
 * Uses the fonts that came too late for the first paint, for which a browser does without them as long as the document
 * lives: at once where nothing that is in sight moves, and else when the address changes, by `takeLateFonts`. It is
 * inserted into the head of every page as it is, so it imports nothing. A move is 3 CSS pixels, which the Layout
 * Instability API counts.
 *
 * @param {{ family: string, path: string, descriptors: FontFaceDescriptors }[]} faces
 */
function useLateFonts(faces) {
  const least = 3;
  const places = () =>
    Array.from(document.querySelectorAll('body *'), (element) => [element, element.getBoundingClientRect()]);
  const isInSight = ({ bottom, top, width }) => width > 0 && bottom > 0 && top < innerHeight;
  const isPainted = ({ display, opacity, clipPath }) =>
    display !== 'inline' && opacity !== '0' && clipPath === 'none';
  const isMoved = (element, from, to) =>
    (isInSight(from) || isInSight(to)) &&
    (Math.abs(from.top - to.top) >= least || Math.abs(from.left - to.left) >= least) &&
    isPainted(getComputedStyle(element));

  const tryFonts = (fonts) => {
    const before = places();
    const take = () => fonts.forEach((font) => document.fonts.add(font));
    take();
    const after = new Map(places());
    if (before.some(([element, from]) => isMoved(element, from, after.get(element)))) {
      fonts.forEach((font) => document.fonts.delete(font));
      window.takeLateFonts = take;
    }
  };

  const afterPaint = async ({ startTime }) => {
    await document.fonts.ready;
    const ends = faces.map(
      ({ path }) => performance.getEntriesByName(location.origin + path)[0]?.responseEnd ?? 0,
    );
    if (Math.max(...ends) <= startTime) return;
    const fonts = faces.map(
      ({ family, path, descriptors }) => new FontFace(family, `url(${path})`, descriptors),
    );
    tryFonts(await Promise.all(fonts.map((font) => font.load())));
  };

  new PerformanceObserver((list) => {
    list.getEntriesByName('first-contentful-paint').forEach((paint) => afterPaint(paint).catch(() => {}));
  }).observe({ type: 'paint', buffered: true });
}

exports.lateFontsScript = (faces) => `(${useLateFonts})(${JSON.stringify(faces)})`;
