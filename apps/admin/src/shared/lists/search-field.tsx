import { SearchIcon } from '@concord/ui/display';
import { InputAdornment, TextField } from '@concord/ui/forms';
import { type ComponentProps, useEffect, useState } from 'react';
import { SEARCH_LENGTH } from './use-server-list';

const DEBOUNCE_MS = 350;

export const SearchBox = (props: ComponentProps<typeof TextField>) => (
  <TextField
    type="search"
    {...props}
    slotProps={{
      htmlInput: { maxLength: SEARCH_LENGTH },
      input: {
        startAdornment: (
          <InputAdornment position="start">
            <SearchIcon />
          </InputAdornment>
        ),
      },
    }}
  />
);

interface SearchFieldProps {
  readonly label: string;
  readonly helperText?: string;
  readonly placeholder?: string;
  /** Height of the buttons beside it. */
  readonly small?: boolean;
  /** From `useServerList`. */
  readonly list: { readonly search: string; readonly onSearch: (text: string) => void };
}

/** A search box that searches when the typing pauses; Enter searches at once. */
export function SearchField({ small = false, list: { search, onSearch }, ...field }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  // The address changed by other means (Back, a link): the box follows it.
  if (lastSearch !== search) {
    setLastSearch(search);
    if (search !== text.trim()) setText(search);
  }

  useEffect(() => {
    const next = text.trim();
    if (next === search) return undefined;
    const timer = setTimeout(() => onSearch(next), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);

  return (
    <SearchBox
      {...field}
      size={small ? 'small' : 'medium'}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch(text.trim());
      }}
      sx={{
        mb: small ? 0 : 2.5,
        maxWidth: 480,
        flex: small ? { xs: '1 1 100%', sm: '1 1 220px' } : '1 1 220px',
        '& .MuiInputBase-root': { minHeight: 44 },
        // A hint that is longer than the field ends as such.
        '& input': { textOverflow: 'ellipsis' },
      }}
    />
  );
}
