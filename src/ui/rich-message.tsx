import { Fragment, type ReactNode } from 'react';

interface RichMessageProps {
  /** A message with names in tags, such as 'Read our <notice>privacy notice</notice>.' */
  of: string;
  /** What stands in the place of each pair of tags, from the words between them. */
  tags: Readonly<Record<string, (text: string) => ReactNode>>;
}

/** A sentence with links or emphasis in it, which stays one message. */
export function RichMessage({ of, tags }: RichMessageProps) {
  const parts = of.split(/(<\w+>.*?<\/\w+>)/s);
  return parts.map((part, index) => {
    const [, name = '', text = '', end] = /^<(\w+)>(.*?)<\/(\w+)>$/s.exec(part) ?? [];
    const tag = name === end && Object.hasOwn(tags, name) ? tags[name] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    return <Fragment key={index}>{tag ? tag(text) : part}</Fragment>;
  });
}
