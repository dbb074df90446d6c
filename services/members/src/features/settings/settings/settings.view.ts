import type { MembershipSettingsVersion } from '@concord/contracts';
import type { SettingsVersion } from '../../../shared/settings/settings-in-force';

export const toSettingsVersion = ({
  version,
  values,
  reason,
  at,
  by,
}: SettingsVersion): MembershipSettingsVersion => ({
  version,
  values: {
    year: values.year,
    nextYearFromMonth: values.nextYearFromMonth,
    graceDays: values.graceDays,
    lapse: values.lapse,
    levy: values.levy,
    numberPrefix: values.numberPrefix,
    numberDigits: values.numberDigits,
    reminders: values.reminders,
    billingLeadDays: values.billingLeadDays,
    cardFee: values.cardFee,
    isDirectoryIndexed: values.isDirectoryIndexed,
    forbids: {
      grace: values.forbids.grace,
      lapsed: values.forbids.lapsed,
      arrears: values.forbids.arrears,
    },
    cpdKinds: values.cpdKinds.map(({ key, title, unit, points, yearlyMax }) => ({
      key,
      title,
      unit,
      points,
      yearlyMax,
    })),
    cpdRequired: { ...values.cpdRequired },
    upgradeCpd: values.upgradeCpd,
  },
  ...(reason && { reason }),
  ...(at && { at: at.toISOString() }),
  ...(by && { by: { _id: by._id.toString(), username: by.username } }),
});
