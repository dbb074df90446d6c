import { useLocation, useNavigate } from '@concord/mfe';

/** The router's key of the first page that it has shown. */
const FIRST_KEY = 'default';

/** Whether the tab has an earlier page of this site; the router decides in browsers without the Navigation API. */
const hasPreviousPage = (key: string) =>
  key !== FIRST_KEY || ('navigation' in window && window.navigation.canGoBack);

/** Goes to the previous page, or to `fallback` for a visitor who opened this page directly. */
export function useGoBack(fallback: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => void (hasPreviousPage(key) ? navigate(-1) : navigate(fallback, { replace: true }));
}
