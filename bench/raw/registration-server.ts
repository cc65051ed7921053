import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/**
 * The baseline for registrations: only Node's plain server and SQLite, making the same two inserts in one
 * equally durable transaction, without any validation.
 */
const [port, file, samplesFile] = process.argv.slice(2);
if (!port || !file || !samplesFile) {
  throw new Error('usage: registration-server.ts PORT DATABASE-FILE SAMPLES-FILE');
}
type Row = Record<string, SQLInputValue>;
const samples = JSON.parse(readFileSync(samplesFile, 'utf8')) as {
  attendee: Row;
  activity: Row;
};
const database = new DatabaseSync(file);
// Its database has no edition and no user that the rows could refer to.
database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = off');
const insertAttendee = inserter('attendees', samples.attendee);
const insertActivity = inserter('activity', samples.activity);

createServer(async (request, response) => {
  const { email = '' } = JSON.parse(await readAll(request)) as { email?: string };
  const id = randomUUID();
  database.exec('begin immediate');
  insertAttendee({ id, email, email_key: email, search_text: `${samples.attendee.fullname} ${email}` });
  insertActivity({ id: randomUUID(), subject_id: id });
  database.exec('commit');
  const body = JSON.stringify({ status: 'success', message: 'You are registered.', id });
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}).listen(Number(port), '127.0.0.1');

/** Inserts copies of the sample row with the given changes. */
function inserter(table: string, sample: Row): (changes: Row) => void {
  const columns = Object.keys(sample);
  const places = columns.map(() => '?').join(', ');
  const statement = database.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`);
  return (changes) => statement.run(...columns.map((column) => changes[column] ?? sample[column] ?? null));
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
