const API_ROOT = '/api/';

/** The address of a stored file from the `url` that a record carries, which is relative to the API's root. */
export function fileUrl(url: string): string {
  return /^(?:[a-z]+:|\/)/i.test(url) ? url : `${API_ROOT}${url}`;
}
