import {
  type BinaryOperationNode,
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  SqliteQueryCompiler,
} from 'kysely';

/**
 * More values than these are bound as one: both engines limit how many a query has (SQLite 32,766, PostgreSQL 65,535), and each
 * number of them would be another statement to prepare.
 */
const FEW = 100;

/** `in` with as many values as are asked for, on SQLite. */
export class OwnSqliteQueryCompiler extends SqliteQueryCompiler {
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
