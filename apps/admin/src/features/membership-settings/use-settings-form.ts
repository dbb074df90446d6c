import { isApiError } from '@concord/api-client/requests';
import type { MembershipSettingsVersion } from '@concord/contracts';
import { toastError, toastSuccess } from '@concord/ui';
import { useState } from 'react';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { useSending } from '../../shared/forms/use-sending';
import { useMembershipSettingsReplaceMutation } from './requests';
import type { SettingName } from './settings-list';
import { settingsBody, takenOver, typedSchema, typedSettings } from './settings-values';

interface SettingsFormOptions {
  /** Version that the page has loaded. */
  readonly loaded: MembershipSettingsVersion;
  readonly reload: () => Promise<MembershipSettingsVersion>;
}

const isOutdated = (error: unknown) => isApiError(error) && error.code === 'REVISION';

/** Form of the settings. When somebody else saved meanwhile, it takes their values except where one was typed. */
export function useSettingsForm({ loaded, reload }: SettingsFormOptions) {
  const [base, setBase] = useState(loaded);
  const [theirs, setTheirs] = useState<readonly SettingName[]>();
  const [replace] = useMembershipSettingsReplaceMutation();
  const form = useSchemaForm(typedSchema, typedSettings(base.values));

  const { busy, onSubmit } = useSending(
    form,
    async (typed) => {
      const saved = await replace({ body: settingsBody(typed, base.version) }).unwrap();
      setBase(saved);
      setTheirs(undefined);
      form.reset(typedSettings(saved.values));
      toastSuccess('Settings saved');
    },
    {
      onRefused: (error) => {
        if (isOutdated(error)) void takeTheirs();
        else toastError(error);
      },
    },
  );

  const takeTheirs = async () => {
    try {
      const latest = await reload();
      const typed = form.getValues();
      const taken = takenOver(typed, base.values, latest.values);
      const latestTyped = typedSettings(latest.values);
      form.reset(latestTyped, { keepValues: true });
      for (const name of taken) form.setValue(name, latestTyped[name]);
      setBase(latest);
      setTheirs(taken);
    } catch (error) {
      toastError(error);
    }
  };

  const start = typedSettings(base.values);
  const isChanged = Object.entries(form.values).some(
    ([name, typed]) => typed !== start[name as keyof typeof start],
  );
  const discard = () => form.reset(start);
  return { form, base, theirs, busy, isChanged, onSubmit, discard };
}
