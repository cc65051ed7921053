import { type DatabaseConnection, type Driver, type Kysely, Transaction } from 'kysely';
import type { Tables } from '#database/schema.ts';
import type { OwnPostgresDialect } from './postgres-pool.ts';
import type { Work } from './write-queue.ts';

/**
 * Transactions that begin with `opening`, and whose statements travel together: each is sent when it is asked for, in that
 * order, without waiting for the answer to the one before. Statements under one `Promise.all` therefore take one journey to
 * the server and back. Kysely's own transactions wait after each.
 */
export function pipelinedTransactions(
  database: Kysely<Tables>,
  dialect: OwnPostgresDialect,
  opening: Work<unknown>,
): <T>(work: Work<T>) => Promise<T> {
  const driver = dialect.createDriver();
  return (work) =>
    database.getExecutor().provideConnection(async (connection) => {
      const { transaction, close } = transactionOn(connection, database, { dialect, driver });
      try {
        const opened = Promise.all([driver.beginTransaction(connection, {}), opening(transaction)]);
        const [, result] = await Promise.all([opened, work(transaction)]);
        close();
        await driver.commitTransaction(connection);
        return result;
      } catch (thrown) {
        close();
        await driver.rollbackTransaction(connection);
        throw thrown;
      }
    });
}

interface Parts {
  dialect: OwnPostgresDialect;
  driver: Driver;
}

function transactionOn(connection: DatabaseConnection, database: Kysely<Tables>, { dialect, driver }: Parts) {
  let isOpen = true;
  const executor = database.getExecutor().withConnectionProvider({
    async provideConnection(use) {
      if (!isOpen) throw new Error('the transaction is over');
      return use(connection);
    },
  });
  const transaction = new Transaction<Tables>({ config: { dialect }, dialect, driver, executor });
  const close = () => {
    isOpen = false;
  };
  return { transaction, close };
}
