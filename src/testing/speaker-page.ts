import type { TestApp } from './app.ts';
import { samplePhoto } from './sample-pictures.ts';

/** A speaker's own page at this path. What isn't sent otherwise is as the page shows it. */
export function ownPageOf(app: TestApp, path: string) {
  const open = async () => {
    const response = await app.visitor.fetch(path);
    return { status: response.status, html: await response.text() };
  };
  const send = async (values: Record<string, string>, { picture = false } = {}) => {
    const form = new FormData();
    const sent = {
      title: 'Dr.',
      username: 'Aimée Owusu',
      designation: 'Director',
      company: 'Owusu & Daughters',
      country: 'Ghana',
      description: 'Builds things.',
      ...values,
    };
    for (const [name, value] of Object.entries(sent)) form.set(name, value);
    form.set('picture', picture ? await samplePhoto('new.png', '#c5492a') : new File([], ''));
    return app.visitor.fetch(path, { method: 'POST', body: form });
  };
  return { open, send };
}
