import { SearchIcon } from '@concord/ui/display';
import { InputAdornment, TextField } from '@concord/ui/forms';
import { useEffect, useState } from 'react';
import { SEARCH_LENGTH } from './use-list-state';

const DELAY_MS = 350;

interface SearchFieldProps {
  readonly label: string;
  readonly helperText?: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A search box that asks once the person pauses; Enter asks at once. */
export function SearchField({ label, helperText, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed by other means (Back, a link): the box follows it.
  if (known !== value) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }

  useEffect(() => {
    const asked = text.trim();
    if (asked === value) return undefined;
    const timer = setTimeout(() => onSearch(asked), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);

  return (
    <TextField
      type="search"
      label={label}
      helperText={helperText}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch(text.trim());
      }}
      sx={{ mb: 2.5, maxWidth: 480, flex: '1 1 280px' }}
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
}
