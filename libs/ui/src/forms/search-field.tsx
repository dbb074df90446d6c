import { FallbackSelect } from './fallback-select';
import { lazyField } from './lazy-field';

/** A select searched by typing part of a name or code. */
export const SearchField = lazyField(() => import('./search-select'), FallbackSelect);
