import { LinkButton } from '@concord/ui';
import type { ReactNode } from 'react';
import { AdminPage } from './admin-page';
import { ListLink } from './list-link';
import { LoadGuard, type LoadGuardProps } from './load-guard';

interface RecordPageProps<Data> extends Omit<LoadGuardProps<Data>, 'action'> {
  /** The heading once the record is here. */
  readonly titleOf: (record: Data) => string;
  /** The heading until then. */
  readonly placeholder: string;
  readonly documentTitle?: string;
  /** The list that the record belongs to: the way back, also from a record that is not there. */
  readonly list: { readonly to: string; readonly label: string };
  readonly actions: (record: Data) => ReactNode;
}

/** The screen of one record. */
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
