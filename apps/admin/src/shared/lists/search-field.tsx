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
  /** Uses the height of the buttons beside it. */
  readonly small?: boolean;
  /** From `useServerList`. */
  readonly list: { readonly search: string; readonly onSearch: (text: string) => void };
}

/** Search box that searches when typing pauses, or at once by Enter. */
export function SearchField({ small = false, list: { search, onSearch }, ...field }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  // Follows other changes of the address (Back, a link).
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
        // Shows an ellipsis for a hint that is longer than the field.
        '& input': { textOverflow: 'ellipsis' },
      }}
    />
  );
}
