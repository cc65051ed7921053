import { SESSION_PREFIX } from '#platform/client/session-values.ts';

/** A record that was opened: its name and the address that opens it. */
export interface RecentRecord {
  title: string;
  address: string;
}

const KEY = `${SESSION_PREFIX}recent-records`;
const STORED_MAX = 6;

/** The records opened last in this tab, newest first. They are forgotten when the session or the tab ends. */
export function readRecentRecords(): RecentRecord[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

export function rememberRecord(record: RecentRecord): void {
  const others = readRecentRecords().filter(({ address }) => address !== record.address);
  sessionStorage.setItem(KEY, JSON.stringify([record, ...others].slice(0, STORED_MAX)));
}
