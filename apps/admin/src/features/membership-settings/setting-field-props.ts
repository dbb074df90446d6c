import type { Control } from '@concord/ui/forms';
import type { SettingName } from './settings-list';
import type { TypedSettings } from './settings-values';

export interface SettingFieldProps {
  readonly name: SettingName;
  readonly control: Control<TypedSettings>;
}
