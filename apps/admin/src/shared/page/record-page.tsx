import { Box, LinkButton } from '@concord/ui';
import type { ReactNode } from 'react';
import { AdminPage } from './admin-page';
import { ListLink } from './list-link';
import { LoadGuard, type LoadGuardProps } from './load-guard';
import { TabList, TabPanel } from './tabs';
import type { Tabs } from './use-tabs';

interface RecordPageProps<Data> extends Omit<LoadGuardProps<Data>, 'action'> {
  /** Heading of the loaded record. */
  readonly titleOf: (record: Data) => string;
  /** Heading while loading. */
  readonly placeholder: string;
  readonly documentTitle?: string;
  /** List of such records, linked from the page, even if the record is missing. */
  readonly list: { readonly to: string; readonly label: string };
  readonly actions?: (record: Data) => ReactNode;
  /** Replaces the heading, with the tabs, once the record is loaded. */
  readonly head?: (record: Data) => ReactNode;
  /** From `useTabs`: `children` is then the open tab's content. A single tab is not shown. */
  readonly tabs?: Tabs;
}

export function RecordPage<Data>(props: RecordPageProps<Data>) {
  const { query, list, titleOf, placeholder, documentTitle, actions, head, tabs, missing, children } = props;
  const record = query.currentData;
  const isDivided = tabs !== undefined && tabs.tabs.length > 1;
  return (
    <AdminPage
      title={record === undefined ? placeholder : titleOf(record)}
      documentTitle={documentTitle}
      head={record === undefined ? undefined : head?.(record)}
      lead={<ListLink to={list.to}>{list.label}</ListLink>}
      actions={record === undefined ? undefined : actions?.(record)}
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
        {(loaded) =>
          isDivided ? (
            <>
              {head ? null : (
                <Box sx={{ mb: 2.5 }}>
                  <TabList {...tabs} />
                </Box>
              )}
              <TabPanel tabs={tabs}>{children(loaded)}</TabPanel>
            </>
          ) : (
            children(loaded)
          )
        }
      </LoadGuard>
    </AdminPage>
  );
}
