import { isApiError } from '@concord/api-client/requests';
import type { FeePreview, ListedFeeTable } from '@concord/contracts';
import { toastError } from '@concord/ui';
import { useState } from 'react';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { useSending } from '../../shared/forms/use-sending';
import { useFeePreviewMutation, useFeeTableAddMutation } from './requests';
import { feesFrom, type TypedFees, typedFees, typedTable } from './fees-values';

interface NewVersionOptions {
  /** Versions that the page has loaded, latest first. */
  readonly tables: readonly ListedFeeTable[];
  readonly present: ListedFeeTable;
  /** First proposal of the day. */
  readonly from: string;
  readonly reload: () => Promise<readonly ListedFeeTable[]>;
}

interface Previewed {
  readonly preview: FeePreview;
  readonly typed: TypedFees;
}

const isOutdated = (error: unknown) => isApiError(error) && error.code === 'REVISION';

/** Form of a new version. When somebody else adds one meanwhile, the typed values stay. */
export function useNewVersion({ tables, present, from, reload }: NewVersionOptions) {
  const [version, setVersion] = useState(tables[0]?.version ?? 0);
  const [theirs, setTheirs] = useState<ListedFeeTable>();
  const [previewed, setPreviewed] = useState<Previewed>();
  const [askPreview] = useFeePreviewMutation();
  const [add] = useFeeTableAddMutation();
  const form = useSchemaForm(typedFees, { from, fees: typedTable(present.fees), reason: '' });

  const { busy, onSubmit } = useSending(
    form,
    async (typed) => {
      const body = { from: typed.from, fees: feesFrom(typed.fees) };
      setPreviewed({ typed, preview: await askPreview({ body }).unwrap() });
    },
    { onRefused: toastError },
  );

  const save = ({ typed }: Previewed) => {
    const body = { version, from: typed.from, fees: feesFrom(typed.fees), reason: typed.reason };
    return add({ body }).unwrap();
  };

  const takeTheirs = async () => {
    setPreviewed(undefined);
    try {
      const [latest] = await reload();
      if (!latest) return;
      setVersion(latest.version);
      setTheirs(latest);
    } catch (error) {
      toastError(error);
    }
  };

  /** Shows the page's own message for a version that came meanwhile. */
  const isShown = (error: unknown): boolean => {
    if (!isOutdated(error)) return false;
    void takeTheirs();
    return true;
  };

  return { form, busy, theirs, previewed, setPreviewed, onSubmit, save, isShown };
}
