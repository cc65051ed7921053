import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/** Copies what others have committed from the log into the database, while they go on writing. */
const connection = new DatabaseSync(workerData as string);
connection.exec('pragma synchronous = full; pragma wal_checkpoint(passive)');
connection.close();
