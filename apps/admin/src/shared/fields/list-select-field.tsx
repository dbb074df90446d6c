import { errorMessage } from '@concord/api-client/requests';
import { Alert } from '@concord/ui/display';
import { SelectField } from './select-field';

interface ListSelectFieldProps<Item> {
  readonly label: string;
  readonly value: string;
  readonly error: boolean;
  /** Query state of the list. */
  readonly list: {
    readonly data?: { readonly items: readonly Item[] };
    readonly error?: unknown;
    readonly isLoading: boolean;
  };
  readonly optionOf: (item: Item) => readonly [value: string, label: string];
  /** Message for an empty list. */
  readonly emptyText: string;
  readonly onChange: (value: string) => void;
}

/** A required choice from a queried list; says why if there is nothing to choose from. */
export function ListSelectField<Item>(props: ListSelectFieldProps<Item>) {
  const { list, optionOf, emptyText, ...field } = props;
  return (
    <>
      {list.error ? <Alert severity="error">{errorMessage(list.error)}</Alert> : null}
      <SelectField
        required
        {...field}
        disabled={list.isLoading}
        helperText={list.data?.items.length === 0 ? emptyText : undefined}
        options={(list.data?.items ?? []).map(optionOf)}
      />
    </>
  );
}
