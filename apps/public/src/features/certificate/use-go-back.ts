import { useLocation, useNavigate } from '@concord/mfe';

/** Key of the first history entry in React Router. */
const FIRST_KEY = 'default';

/**
 * True if the tab has an earlier page of this site. In browsers without the Navigation API, the
 * router's key decides.
 */
const hasPreviousPage = (key: string) =>
  key !== FIRST_KEY || ('navigation' in window && window.navigation.canGoBack);

/** Goes to the previous page, or to `fallback` if the visitor opened this page directly. */
export function useGoBack(fallback: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => void (hasPreviousPage(key) ? navigate(-1) : navigate(fallback, { replace: true }));
}
