import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type ReactNode, type Ref, useMemo, useRef, useState } from 'react';
import { TARGET_PX } from '../theme/theme';
import { errorText } from './error-text';
import { useFlags } from './flags';
import { exactOption, matchingOptions, type SearchOption } from './search-options';

/** Properties of the searchable list. */
export interface SearchSelectProps {
  readonly label: string;
  readonly options: readonly SearchOption[];
  /** Value of the chosen option; with `freeText` its label or the typed text; '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly error?: string;
  readonly helperText?: ReactNode;
  readonly disabled?: boolean;
  /** The `autocomplete` attribute; `off` if not given. */
  readonly autoComplete?: string;
  /** Accepts any typed text as the value. */
  readonly freeText?: boolean;
  /** Prevents clearing the choice. */
  readonly disableClear?: boolean;
  /** Shows the code of the chosen option instead of its label. */
  readonly showCode?: boolean;
  /** Width of the list in pixels, for a narrow field. */
  readonly listWidth?: number;
  /** Called with the typed text if `options` are searched elsewhere; all of them are then shown. */
  readonly onSearch?: (typed: string) => void;
}

// Reserves the space while pictures load.
const Flag = styled('span')({ flexShrink: 0, width: 24, height: 16, marginRight: 12 });
// Some flags are white at their edges.
const Picture = styled('img')({ display: 'block', outline: '1px solid var(--mui-palette-divider)' });
const Code = styled('span')({ color: 'var(--mui-palette-text-secondary)', fontSize: '0.875rem' });
const Row = styled('li')({
  // Rows outside the view are not rendered: there are 250 countries, and slow phones.
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${TARGET_PX}px`,
  '&&.MuiAutocomplete-option': { minHeight: TARGET_PX },
  overflowWrap: 'anywhere',
  '&&.Mui-focused': { backgroundColor: 'var(--mui-palette-primary-light)' },
});
const OWN_PAPER = { border: 1, borderColor: 'divider', boxShadow: 4 };

const labelOf = (option: SearchOption | string) => (typeof option === 'string' ? option : option.label);

/** The same object as long as the choice is the same: with another one, Autocomplete throws away what is being typed. */
function useChosen(found: SearchOption | undefined): SearchOption | null {
  const { value, label, code } = found ?? {};
  return useMemo(
    () =>
      value === undefined || label === undefined
        ? null
        : { value, label, ...(code !== undefined && { code }) },
    [value, label, code],
  );
}

/** Searchable list of `SearchField`, in a file that loads on demand. */
export default function SearchSelect(props: SearchSelectProps) {
  const { label, options, value, onChange, onBlur, name, inputRef, error, helperText, autoComplete } = props;
  const { freeText = false, disableClear = false, showCode = false, disabled, listWidth, onSearch } = props;
  const found = options.find((option) => (freeText ? option.label : option.value) === value);
  const chosen = useChosen(found);
  const typed = useRef('');
  const [isOpen, setOpen] = useState(false);
  const flags = useFlags(isOpen && options.some(({ flag }) => flag));
  const shown = (option: SearchOption | string) =>
    showCode && typeof option !== 'string' ? (option.code ?? option.label) : labelOf(option);

  return (
    <Autocomplete<SearchOption, false, boolean, boolean>
      options={options}
      value={chosen}
      disabled={disabled}
      freeSolo={freeText}
      forcePopupIcon
      // Keeps the list beside its field, for screen readers too.
      disablePortal
      disableClearable={disableClear}
      autoHighlight={!freeText}
      handleHomeEndKeys={false}
      isOptionEqualToValue={(option, other) => option.value === (other as SearchOption).value}
      getOptionLabel={shown}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.value)}
      filterOptions={(all, { inputValue }) => (onSearch ? all : matchingOptions(all, inputValue))}
      {...(freeText ? { inputValue: value } : {})}
      onInputChange={(_event, text, reason) => {
        if (freeText) {
          if (reason !== 'reset') onChange(text);
          return;
        }
        onSearch?.(reason === 'input' ? text : '');
        // On blur a name that was typed in full, or autofilled, is chosen.
        const exact = reason === 'blur' ? exactOption(options, typed.current) : undefined;
        if (exact && exact.value !== value) onChange(exact.value);
        typed.current = reason === 'input' ? text : '';
      }}
      onChange={(_event, option) => {
        if (!freeText) onChange(option && typeof option !== 'string' ? option.value : '');
      }}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      openText="Show the list"
      closeText="Hide the list"
      clearText="Clear this field"
      noOptionsText="No match in the list"
      slotProps={{
        popper: listWidth
          ? { placement: 'bottom-start', style: { width: listWidth, maxWidth: 'calc(100vw - 64px)' } }
          : {},
        paper: { sx: OWN_PAPER },
      }}
      renderOption={({ key, ...item }, option) => (
        <Row key={key} {...item}>
          {option.flag ? (
            <Flag>
              {flags?.has(option.flag) ? (
                <Picture src={flags.get(option.flag)} alt="" width={24} height={16} />
              ) : null}
            </Flag>
          ) : null}
          <span>
            {option.label}
            {option.code ? (
              <>
                {' '}
                <Code>({option.code})</Code>
              </>
            ) : null}
          </span>
        </Row>
      )}
      renderInput={({ slotProps, ...input }) => (
        <TextField
          {...input}
          label={label}
          name={name}
          inputRef={inputRef}
          error={Boolean(error)}
          helperText={errorText(error) ?? helperText}
          onBlur={onBlur}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, autoComplete: autoComplete ?? 'off' },
            formHelperText: { component: 'div' },
          }}
        />
      )}
    />
  );
}
