import { LinkButton } from '@concord/ui';
import type { ReactNode } from 'react';
import { AdminPage } from './admin-page';
import { ListLink } from './list-link';
import { LoadGuard, type LoadGuardProps } from './load-guard';

interface RecordPageProps<Data> extends Omit<LoadGuardProps<Data>, 'action'> {
  /** The heading when the record has loaded. */
  readonly titleOf: (record: Data) => string;
  /** The heading until then. */
  readonly placeholder: string;
  readonly documentTitle?: string;
  /** The list of such records, linked from the page, also where the record does not exist. */
  readonly list: { readonly to: string; readonly label: string };
  readonly actions: (record: Data) => ReactNode;
}

export function RecordPage<Data>(props: RecordPageProps<Data>) {
  const { query, list, titleOf, placeholder, documentTitle, actions, missing, children } = props;
  const record = query.currentData;
  return (
    <AdminPage
      title={record === undefined ? placeholder : titleOf(record)}
      documentTitle={documentTitle}
      lead={<ListLink to={list.to}>{list.label}</ListLink>}
      actions={record === undefined ? undefined : actions(record)}
    >
      <LoadGuard
        query={query}
        missing={missing}
        action={
          <LinkButton to={list.to} variant="contained">
            {list.label}
          </LinkButton>
        }
      >
        {children}
      </LoadGuard>
    </AdminPage>
  );
}
