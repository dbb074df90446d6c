/** The paths that a sitemap lists, as a browser asks for them. */
export function pathsIn(sitemap: string): string[] {
  const places = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place);
  return places.map((place) => new URL(place.replaceAll('&amp;', '&')).pathname);
}

/** The paths in the sitemap of a running product. */
export async function sitePaths(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/sitemap.xml`);
  const paths = response.ok ? pathsIn(await response.text()) : [];
  if (!paths.includes('/')) throw new Error(`${origin}/sitemap.xml lists no pages (${response.status})`);
  return paths;
}
