import { calendarDay, z } from '@lectern/core';

const whole = (least: number, most: number) => z.int('V_12').min(least, 'V_12').max(most, 'V_12');

/** The last minute that a notice may have: thirty days. */
const longestNotice = 43_200;

const settingFields = {
  duration: whole(5, 480).describe('Minutes of an appointment.'),
  interval: whole(5, 480).describe('Minutes from one beginning to the next.'),
  bufferBefore: whole(0, 240).describe('Minutes kept free before an appointment.'),
  bufferAfter: whole(0, 240).describe('Minutes kept free after it.'),
  minimumNotice: whole(0, longestNotice).describe('Minutes between now and the first time that is offered.'),
  horizon: whole(1, 365).describe('Days after today on which times are offered.'),
  maxPerDay: whole(1, 50).nullable().describe('Appointments of an advisor in a day; null for any number.'),
  holidays: z.enum(['nl', 'none'], 'V_12').describe('Days of which country are closed.'),
};

export const settingsSchema = z.strictObject(settingFields);

/** What a region sets otherwise; what is left out is as the site has it. */
export const overridesSchema = z.strictObject({
  duration: settingFields.duration.exactOptional(),
  interval: settingFields.interval.exactOptional(),
  bufferBefore: settingFields.bufferBefore.exactOptional(),
  bufferAfter: settingFields.bufferAfter.exactOptional(),
  minimumNotice: settingFields.minimumNotice.exactOptional(),
  horizon: settingFields.horizon.exactOptional(),
  maxPerDay: settingFields.maxPerDay.exactOptional(),
  holidays: settingFields.holidays.exactOptional(),
});

const from = z.string('V_01').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'V_12');
const to = z.string('V_01').regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'V_12');

interface Window {
  readonly from: string;
  readonly to: string;
  readonly weekday?: number;
}

/** Whether each ends after it begins, and none begins within another of its day. */
const areApart = (windows: readonly Window[]): boolean =>
  windows.every((one) => one.from < one.to) &&
  !windows.some((one, index) =>
    windows.some((other, place) => place > index && one.weekday === other.weekday && one.from < other.to && other.from < one.to),
  );

const hoursSchema = z.array(z.strictObject({ from, to })).max(10, 'V_14').refine(areApart, 'PL_05');

export const planSchema = z
  .array(z.strictObject({ weekday: whole(1, 7).describe('1 for Monday to 7 for Sunday.'), from, to }))
  .max(70, 'V_14')
  .refine(areApart, 'PL_05');

export const exceptionsSchema = z
  .array(z.strictObject({ date: calendarDay(), hours: hoursSchema.describe('None for closed.') }))
  .max(400, 'V_14')
  .refine((all) => new Set(all.map(({ date }) => date)).size === all.length, 'PL_05');

export const postcodesSchema = z
  .array(z.tuple([whole(1000, 9999), whole(1000, 9999)]).refine(([first, last]) => first <= last, 'V_12'))
  .max(100, 'V_14')
  .describe('Ranges of the digits of postcodes, both ends included.');
