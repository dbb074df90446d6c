import { FallbackSelect } from './fallback-select';
import { lazyField } from './lazy-field';

/** A select that is searched by typing a part of a name or code. */
export const SearchField = lazyField(() => import('./search-select'), FallbackSelect);
