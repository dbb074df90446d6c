import { useLocation, useSearchParams } from '@concord/mfe';
import type { SavedView, ViewList } from '@concord/contracts';
import { useEffect, useEffectEvent } from 'react';
import { CHOSEN } from './chosen';
import { useViewListQuery } from './requests';

/** Query that a view saves: in a stable order, without the page number. */
export function viewQuery(address: URLSearchParams): string {
  const kept = new URLSearchParams(address);
  kept.delete('page');
  kept.sort();
  return kept.toString();
}

/**
 * The user's saved views of a list, the one shown, and a function to show one. A URL without a
 * query shows the default view.
 */
export function useViews(list: ViewList) {
  const { data: views = [], refetch } = useViewListQuery({ query: { list } });
  const [params, setParams] = useSearchParams();
  const { key, search, state } = useLocation() as {
    key: string;
    search: string;
    state?: { isChosen?: boolean } | null;
  };
  const query = viewQuery(params);
  const onShow = (view: Pick<SavedView, 'query'>) =>
    setParams(new URLSearchParams(view.query), { replace: true, state: CHOSEN });

  const preset = views.find(({ isDefault }) => isDefault);
  const showDefault = useEffectEvent(() => {
    if (preset && search === '' && !state?.isChosen) onShow(preset);
  });
  useEffect(() => showDefault(), [key, preset?._id]);

  return { views, refetch, query, shown: views.find((view) => view.query === query), onShow };
}
