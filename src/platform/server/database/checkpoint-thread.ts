import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** Copies what others have committed from the log into the database, while they go on writing, whenever it is asked. */
const connection = new DatabaseSync(workerData as string);
connection.exec('pragma synchronous = full');
parentPort?.on('message', () => {
  try {
    connection.exec('pragma wal_checkpoint(passive)');
    parentPort?.postMessage({});
  } catch (thrown) {
    const { errcode } = thrown as { errcode?: number };
    parentPort?.postMessage({ errcode });
  }
});
