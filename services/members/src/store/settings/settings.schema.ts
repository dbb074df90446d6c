import {
  CPD_UNITS,
  type CpdKind,
  type CpdRequired,
  type ForbiddenActs,
  MEMBER_GRADES,
  type MembershipSettings,
} from '@concord/contracts';
import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema } from 'mongoose';

/** One version of the settings of membership. Versions are only added; the highest one is in force. */
export interface SettingsRecord {
  /** Version, from 1. */
  _id: number;
  /** Versions of before lack settings that came later. */
  values: Partial<MembershipSettings>;
  reason: string;
  at: Date;
  by: StaffRef;
}

export const SETTINGS_MODEL = 'Settings';

const text = { type: String, required: true };
const number = { type: Number, required: true };

export const settingsSchema = new Schema<SettingsRecord>(
  {
    _id: number,
    values: {
      type: new Schema<Partial<MembershipSettings>>(
        {
          year: text,
          nextYearFromMonth: number,
          graceDays: number,
          lapse: text,
          levy: text,
          numberPrefix: { type: String, default: '' },
          numberDigits: number,
          reminders: { type: [Number], default: undefined },
          billingLeadDays: Number,
          cardFee: Number,
          isDirectoryIndexed: Boolean,
          forbids: new Schema<ForbiddenActs>(
            { grace: [String], lapsed: [String], arrears: [String] },
            { _id: false },
          ),
          cpdKinds: {
            type: [
              new Schema<CpdKind>(
                {
                  key: text,
                  title: text,
                  unit: { type: String, enum: CPD_UNITS, required: true },
                  points: number,
                  yearlyMax: { type: Number, default: null },
                },
                { _id: false },
              ),
            ],
            default: undefined,
          },
          cpdRequired: new Schema<CpdRequired>(
            Object.fromEntries(MEMBER_GRADES.map((grade) => [grade, number])),
            { _id: false },
          ),
          upgradeCpd: String,
        },
        { _id: false },
      ),
      required: true,
    },
    reason: text,
    at: { type: Date, required: true },
    by: { type: staffRefSchema, required: true },
  },
  { collection: 'settings', versionKey: false },
);
