interface Props {
  name: string;
  note: string;
  isQuiet?: boolean;
}

/** 'Headline (Exclusive)'. Each text has an element of its own, which says its language where it isn't translated. */
export function NameWithNote({ name, note, isQuiet }: Props) {
  return (
    <>
      <span>{name}</span>
      {note && (
        <span className={isQuiet ? 'font-normal text-quiet' : 'font-normal'}>
          {' '}
          (<span>{note}</span>)
        </span>
      )}
    </>
  );
}
