import Box from '@mui/material/Box';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import {
  type ClipboardEvent,
  createContext,
  type FocusEvent,
  type FocusEventHandler,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  use,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { VISUALLY_HIDDEN } from '../theme/visually-hidden';
import { DATE_PARTS, insertedInto, shownParts, type TypedParts, valueOf } from './date-parts';
import { useDateKeys } from './use-date-keys';

interface Sections {
  readonly labelId: string;
  readonly parts: TypedParts;
  readonly disabled: boolean;
  readonly onChange: (parts: TypedParts) => void;
  /** Called with pasted text that is not a date. */
  readonly onRefused: (text: string) => void;
  /** Index of the focused part. */
  readonly at: number | undefined;
  readonly onAt: (at: number | undefined) => void;
}

/** Provided by the field around the sections. */
export const SectionsContext = createContext<Sections | undefined>(undefined);

const PART = '[role="spinbutton"]';
const partsIn = (group: HTMLElement | null) => [...(group?.querySelectorAll<HTMLElement>(PART) ?? [])];

/**
 * Day, month and year as parts for typing: for `inputComponent` of a text field below a {@link
 * SectionsContext}.
 */
export function DateSections(props: InputBaseComponentProps) {
  const sections = use(SectionsContext);
  return sections ? <Parts {...props} sections={sections} /> : null;
}

function Parts({
  ref,
  id,
  className,
  name,
  onFocus,
  onBlur,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
  sections,
}: InputBaseComponentProps & { readonly sections: Sections }) {
  const group = useRef<HTMLDivElement>(null);
  const { labelId, parts, disabled, at, onAt } = sections;
  const shown = shownParts(parts, at);
  const select = () => {
    const part = at === undefined ? undefined : partsIn(group.current)[at];
    if (part?.contains(document.activeElement)) getSelection()?.selectAllChildren(part);
  };
  // A digit replaces the whole text of its part.
  const selectPart = useEffectEvent(select);
  const typed = parts.join();
  useEffect(() => selectPart(), [at, typed]);
  const keys = useDateKeys({
    ...sections,
    focusPart: (index) => partsIn(group.current)[index]?.focus(),
    selectAll: () => group.current && getSelection()?.selectAllChildren(group.current),
  });

  const press = (index: number, event: KeyboardEvent) => {
    if (keys.press(index, event)) event.preventDefault();
  };
  // Phone keyboards send composed text without key events.
  const input = (index: number, { currentTarget: target }: FormEvent<HTMLElement>) => {
    const text = target.textContent ?? '';
    const before = shown[index] ?? '';
    // Restores React's text, because React does not know of the typed one.
    target.textContent = before;
    keys.write(index, insertedInto(before, text));
  };
  // Browsers put the caret in the nearest part, which in a wide field is the year.
  const start = (event: MouseEvent<HTMLElement>) => {
    const isInPart = (event.target as Element).closest(PART) !== null;
    const isEmpty = parts.every((part) => part === '');
    if (disabled || (isInPart && !isEmpty)) return;
    event.preventDefault();
    partsIn(group.current)[Math.max(0, parts.indexOf(''))]?.focus();
  };
  const paste = (index: number, event: ClipboardEvent<HTMLElement>) => {
    event.preventDefault();
    keys.paste(index, event.clipboardData.getData('text'));
  };

  return (
    <Box
      ref={group}
      className={className}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      sx={{ display: 'flex', '&&': { height: 'auto' }, [`& ${PART}`]: { outline: 0 } }}
      onMouseDown={start}
      onFocus={onFocus as FocusEventHandler}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        onAt(undefined);
        (onBlur as FocusEventHandler | undefined)?.(event);
      }}
    >
      {DATE_PARTS.map((part, index) => (
        <span key={part.name}>
          {index > 0 ? <span aria-hidden="true">/</span> : null}
          <span
            role="spinbutton"
            aria-label={part.name}
            aria-valuemin={index === 2 ? 0 : 1}
            aria-valuemax={part.max}
            aria-valuenow={parts[index] ? Number(parts[index]) : undefined}
            aria-valuetext={parts[index] ? shown[index] : 'Empty'}
            aria-disabled={disabled}
            aria-invalid={isInvalid}
            tabIndex={disabled || index > 0 ? -1 : 0}
            contentEditable={!disabled}
            suppressContentEditableWarning
            inputMode="numeric"
            spellCheck={false}
            onFocus={() => {
              keys.enter();
              onAt(index);
            }}
            onInput={(event) => input(index, event)}
            onKeyDown={(event) => press(index, event)}
            onPaste={(event) => paste(index, event)}
            // A click would end the selection of the whole part: in Chromium on release, in Firefox before.
            onMouseUp={(event) => {
              event.preventDefault();
              select();
            }}
          >
            {shown[index]}
          </span>
        </span>
      ))}
      <input
        ref={ref}
        id={id}
        name={name}
        // A click on the label, or a form that shows its first problem, focuses the field itself.
        onFocus={() => group.current?.querySelector<HTMLElement>(PART)?.focus()}
        value={valueOf(parts) === '' ? '' : shown.join('/')}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        style={VISUALLY_HIDDEN}
      />
    </Box>
  );
}
