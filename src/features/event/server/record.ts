import type { EventRow } from '#database/schema.ts';
import type { EventRecord } from '../contract.ts';

const PESEWAS = 100;

export function toPesewas(fee: number | undefined): number | null {
  return fee === undefined ? null : Math.round(fee * PESEWAS);
}

function toCedis(pesewas: number | null): number | null {
  return pesewas === null ? null : pesewas / PESEWAS;
}

export function toEventRecord(row: EventRow): EventRecord {
  return {
    id: row.id,
    theme: row.theme,
    venue: row.venue,
    eventTime: row.event_time,
    regularFee: toCedis(row.regular_fee),
    earlyBirdFee: toCedis(row.early_bird_fee),
    earlyBirdExpiryDate: row.early_bird_expiry,
    eventDate: row.event_date,
    year: row.year,
  };
}
