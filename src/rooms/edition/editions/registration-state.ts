import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { clockTime, ordinalDate, zoneLabel } from '#platform/contract/zoned-time.ts';
import type { Edition } from './edition.ts';
import * as say from './messages.ts';

export const REGISTRATION_STATES = ['open', 'early', 'closed', 'full'] as const;

export interface RegistrationState {
  state: (typeof REGISTRATION_STATES)[number];
  /** What is said instead of the form; '' while it is open. */
  message: string;
}

type Limits = Pick<Edition, 'zone' | 'registrationOpens' | 'registrationCloses' | 'places'>;

/** Whether somebody can register now, `taken` places being taken. */
export function registrationState(edition: Limits | undefined, now: Date, taken: number): RegistrationState {
  const { opens, closes } = limitsOf(edition);
  if (opens && now < opens.instant)
    return { state: 'early', message: say.registrationEarly({ date: opens.text }) };
  if (closes && now >= closes.instant)
    return { state: 'closed', message: say.registrationOver({ date: closes.text }) };
  const places = edition?.places ?? null;
  if (places !== null && taken >= places) {
    return {
      state: 'full',
      message: say.allPlacesTaken({ count: places }),
    };
  }
  return { state: 'open', message: '' };
}

/** When registration opens or closes next. */
export function nextRegistrationChange(edition: Limits | undefined, now: Date): Date | undefined {
  const { opens, closes } = limitsOf(edition);
  return [opens?.instant, closes?.instant].find((instant) => instant && instant > now);
}

function limitsOf(edition: Limits | undefined) {
  const limit = (local: string | null | undefined) => {
    if (!edition || !local) return undefined;
    const [date = '', time = ''] = local.split('T');
    const instant = zonedInstant(date, edition.zone, time);
    return {
      instant,
      text: say.instant({
        date: ordinalDate(date),
        time: clockTime(time),
        zone: zoneLabel(edition.zone, instant),
      }),
    };
  };
  return { opens: limit(edition?.registrationOpens), closes: limit(edition?.registrationCloses) };
}
