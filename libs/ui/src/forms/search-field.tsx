import TextField from '@mui/material/TextField';
import { Suspense } from 'react';
import { FallbackSelect } from './fallback-select';
import { lazyWithFallback } from './lazy-with-fallback';
import type { SearchSelectProps } from './search-select';

const SearchSelect = lazyWithFallback(() => import('./search-select'), FallbackSelect);

/** A select that is searched by typing a part of a name or code. Its code loads with the first such field. */
export function SearchField(props: SearchSelectProps) {
  return (
    <Suspense fallback={<TextField label={props.label} disabled helperText={props.helperText} />}>
      <SearchSelect {...props} />
    </Suspense>
  );
}
