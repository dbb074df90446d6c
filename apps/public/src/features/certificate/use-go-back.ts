import { useLocation, useNavigate } from '@concord/mfe';

/** Only the first page that the router has shown has this key. */
const FIRST = 'default';

/** Whether the tab has a page of this site before this one; not every browser says, and then the router's word counts. */
const hasPageBefore = (key: string) =>
  key !== FIRST || ('navigation' in window && window.navigation.canGoBack);

/** Goes to the page before, or to `otherwise` for a visitor who came straight here. */
export function useWayBack(otherwise: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => void (hasPageBefore(key) ? navigate(-1) : navigate(otherwise, { replace: true }));
}
