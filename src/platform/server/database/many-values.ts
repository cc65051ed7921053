import {
  type BinaryOperationNode,
  type CompiledQuery,
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  type QueryId,
  type RootOperationNode,
  SqliteQueryCompiler,
} from 'kysely';

/**
 * More values than these are bound as one: both engines limit how many a query has (SQLite 32,766, PostgreSQL 65,535), and each
 * number of them would be another statement to prepare.
 */
const FEW = 100;
/** So that what works with few works with any number, on either engine: rows are inserted by `insertRows`, or in pieces. */
const MOST = 5_000;

function assertBounded<Query extends CompiledQuery>(query: Query): Query {
  const { length } = query.parameters;
  if (length > MOST) throw new Error(`a statement binds ${length} values: ${query.sql.slice(0, 200)}`);
  return query;
}

/** `in` with as many values as are asked for, on SQLite. */
export class OwnSqliteQueryCompiler extends SqliteQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    return assertBounded(super.compileQuery(node, queryId));
  }

  protected override visitPrimitiveValueList(node: PrimitiveValueListNode): void {
    if (node.values.length <= FEW) {
      super.visitPrimitiveValueList(node);
    } else {
      this.append('(select value from json_each(');
      this.appendValue(JSON.stringify(node.values));
      this.append('))');
    }
  }
}

/** The same on PostgreSQL, where the column says what the values are. */
export class OwnPostgresQueryCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    return assertBounded(super.compileQuery(node, queryId));
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand: list } = node;
    const name = OperatorNode.is(operator) ? operator.operator : '';
    const isMany = PrimitiveValueListNode.is(list) && list.values.length > FEW;
    if (isMany && (name === 'in' || name === 'not in')) {
      this.visitNode(leftOperand);
      this.append(name === 'in' ? ' = any(' : ' <> all(');
      this.appendValue(list.values);
      this.append(')');
    } else {
      super.visitBinaryOperation(node);
    }
  }
}
