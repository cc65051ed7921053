import { useEffect, useState } from 'react';
import * as say from '../../messages.ts';
import { sectionAfter } from './current-section.ts';

/** The current section is the one that crosses a line slightly above the middle of the window. */
const READING_LINE = '-42% 0px -57% 0px';

/** Links to the home page's sections; the current one is marked. */
export function SectionLinks({ sections }: { sections: readonly { id: string; label: string }[] }) {
  const [current, setCurrent] = useState('');

  useEffect(() => {
    const observer = new IntersectionObserver((seen) => setCurrent((before) => sectionAfter(before, seen)), {
      rootMargin: READING_LINE,
    });
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  return (
    <nav className="section-links" aria-label={say.onThisPage()}>
      <ul className="wrap flex gap-8">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a className="tab-link" href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
