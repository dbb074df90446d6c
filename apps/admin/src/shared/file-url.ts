/** The address of a stored file: links come relative to the API, or to the site's root. */
export const fileUrl = (url: string): string => (url.startsWith('/') ? url : `/api/${url}`);
