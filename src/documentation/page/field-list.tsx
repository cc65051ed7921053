import type { JsonSchema } from '../openapi-schemas.ts';
import { fieldsOf, heldBy, isList } from './fields.ts';

/** The fields of a request or reply; renders nothing if there are none. */
export function FieldList({ title, schema }: { title: string; schema: JsonSchema }) {
  const fields = fieldsOf(heldBy(schema));
  if (fields.length === 0) return null;
  return (
    <div className="mt-6">
      <h4 className="text-small font-bold">{isList(schema) ? `${title}: a list of` : title}</h4>
      <dl className="mt-2 border-t border-line">
        {fields.map(({ name, type, required, note }) => (
          <div
            key={name}
            className="grid gap-x-6 border-b border-line py-2 text-small md:grid-cols-[17rem_1fr]"
          >
            <dt className="wrap-anywhere">
              <code className={required ? 'font-bold' : undefined}>{name}</code>
              {!required && <span className="text-quiet"> optional</span>}
            </dt>
            <dd className="wrap-anywhere">
              {type}
              {note && <span className="block text-quiet">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
