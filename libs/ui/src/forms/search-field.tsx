import TextField from '@mui/material/TextField';
import { Suspense } from 'react';
import { latePart } from './late-part';
import { PlainSelect } from './plain-select';
import type { SearchSelectProps } from './search-select';

const SearchSelect = latePart(() => import('./search-select'), PlainSelect);

/** Properties of {@link SearchField}. */
export type SearchFieldProps = SearchSelectProps;

/** A list of which one is chosen by typing a part of its name or code, or by picking. The list itself loads late. */
export function SearchField(props: SearchFieldProps) {
  return (
    <Suspense fallback={<TextField label={props.label} disabled helperText={props.helperText} />}>
      <SearchSelect {...props} />
    </Suspense>
  );
}
