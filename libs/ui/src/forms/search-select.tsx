import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type ReactNode, type Ref, useRef } from 'react';
import { TARGET_PX } from '../theme/theme';
import { errorText } from './error-text';
import { exactOption, matchingOptions, type SearchOption } from './search-options';

/** Properties of the searchable list. */
export interface SearchSelectProps {
  readonly label: string;
  readonly options: readonly SearchOption[];
  /** The chosen option's value; with `freeText` its label, or whatever was typed. '' is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly error?: string;
  readonly helperText?: ReactNode;
  readonly disabled?: boolean;
  /** The input's purpose for the browser's own filling in. */
  readonly autoComplete?: string;
  /** A text that is no option is kept as it is typed. */
  readonly freeText?: boolean;
  /** The chosen option cannot be taken away, only changed. */
  readonly always?: boolean;
  /** The chosen option is shown by its code instead of its label. */
  readonly showCode?: boolean;
  /** Least width of the list in pixels, where the field itself is narrow. */
  readonly listWidth?: number;
}

const Mark = styled('span')({ display: 'inline-block', minWidth: '1.5em', marginRight: 8 });
const Code = styled('span')({ color: 'var(--mui-palette-text-secondary)', marginLeft: 8 });
const Row = styled('li')(({ theme }) => ({
  // Rows that are out of sight cost nothing, also among 250 countries on a slow phone.
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${TARGET_PX}px`,
  '&&.MuiAutocomplete-option': { minHeight: TARGET_PX },
  '&&.Mui-focused': { backgroundColor: theme.palette.primary.light },
}));
// The text begins where it does in every other field; two large buttons fit beside it.
const WITH_MARK = { '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root': { pl: 1.75 } };
const OWN_PAPER = { border: 1, borderColor: 'divider', boxShadow: 4 };

const labelOf = (option: SearchOption | string) => (typeof option === 'string' ? option : option.label);

/** The searchable list behind `SearchField`; a file of its own so that only pages with one load it. */
export default function SearchSelect(props: SearchSelectProps) {
  const { label, options, value, onChange, onBlur, name, inputRef, error, helperText, autoComplete } = props;
  const { freeText = false, always = false, showCode = false, disabled, listWidth } = props;
  const chosen = options.find((option) => (freeText ? option.label : option.value) === value) ?? null;
  const typed = useRef('');
  const shown = (option: SearchOption | string) =>
    showCode && typeof option !== 'string' ? (option.code ?? option.label) : labelOf(option);

  return (
    <Autocomplete<SearchOption, false, boolean, boolean>
      options={options}
      value={chosen}
      disabled={disabled}
      freeSolo={freeText}
      forcePopupIcon
      // The list stays inside the page's landmark, beside its field for a screen reader as well.
      disablePortal
      disableClearable={always}
      autoHighlight={!freeText}
      handleHomeEndKeys={false}
      isOptionEqualToValue={(option, other) => option.value === (other as SearchOption).value}
      getOptionLabel={shown}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.value)}
      filterOptions={(all, { inputValue }) => matchingOptions(all, inputValue)}
      {...(freeText ? { inputValue: value } : {})}
      onInputChange={(_event, text, reason) => {
        if (freeText) {
          if (reason !== 'reset') onChange(text);
          return;
        }
        // What was typed in full, or filled in by the browser, counts as chosen when the field is left.
        const exact = reason === 'blur' ? exactOption(options, typed.current) : undefined;
        if (exact && exact.value !== value) onChange(exact.value);
        typed.current = reason === 'input' ? text : '';
      }}
      onChange={(_event, option) => {
        if (!freeText) onChange(option && typeof option !== 'string' ? option.value : '');
      }}
      openText="Show the list"
      closeText="Hide the list"
      clearText="Empty this field"
      noOptionsText="Nothing in the list matches"
      slotProps={{
        popper: listWidth
          ? { placement: 'bottom-start', style: { width: listWidth, maxWidth: 'calc(100vw - 64px)' } }
          : {},
        paper: { sx: OWN_PAPER },
      }}
      renderOption={({ key, ...item }, option) => (
        <Row key={key} {...item}>
          {option.mark ? <Mark aria-hidden="true">{option.mark}</Mark> : null}
          <span>
            {option.label}
            {option.code ? <Code>({option.code})</Code> : null}
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
          sx={chosen?.mark ? WITH_MARK : undefined}
          slotProps={{
            ...slotProps,
            input: {
              ...slotProps.input,
              startAdornment: chosen?.mark ? (
                <InputAdornment position="start" sx={{ color: 'text.primary', mr: 0.5 }} aria-hidden="true">
                  {chosen.mark}
                </InputAdornment>
              ) : undefined,
            },
            htmlInput: { ...slotProps.htmlInput, autoComplete: autoComplete ?? 'off' },
            formHelperText: { component: 'div' },
          }}
        />
      )}
    />
  );
}
