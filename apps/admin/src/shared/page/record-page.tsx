import { Box, LinkButton } from '@concord/ui';
import type { ReactNode } from 'react';
import { AdminPage } from './admin-page';
import { ListLink } from './list-link';
import { LoadGuard, type LoadGuardProps } from './load-guard';
import { TabList, TabPanel } from './tabs';
import type { Tabs } from './use-tabs';

interface RecordPageProps<Data> extends Omit<LoadGuardProps<Data>, 'action'> {
  /** The heading when the record has loaded. */
  readonly titleOf: (record: Data) => string;
  /** The heading until then. */
  readonly placeholder: string;
  readonly documentTitle?: string;
  /** The list of such records, linked from the page, also where the record does not exist. */
  readonly list: { readonly to: string; readonly label: string };
  readonly actions?: (record: Data) => ReactNode;
  /** Instead of the usual heading, with the tabs, when the record has loaded. */
  readonly head?: (record: Data) => ReactNode;
  /** From `useTabs`: then `children` is what the open tab shows. A single tab is no choice, and not shown. */
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
