import { opensInNewTab } from '#ui/messages.ts';
import * as say from '../messages.ts';

/** Where a post can be shared, and the parameters each network uses for its address and title. */
const NETWORKS: readonly { name: string; address: string; url: string; title?: string }[] = [
  { name: 'Facebook', address: 'https://www.facebook.com/sharer/sharer.php', url: 'u' },
  { name: 'Twitter', address: 'https://twitter.com/intent/tweet', url: 'url', title: 'text' },
  { name: 'LinkedIn', address: 'https://www.linkedin.com/sharing/share-offsite/', url: 'url' },
];

export function ShareLinks({ url, title }: { url: string; title: string }) {
  const links = NETWORKS.map((network) => {
    const query = new URLSearchParams({ [network.url]: url });
    if (network.title) query.set(network.title, title);
    return { name: network.name, href: `${network.address}?${query}` };
  });
  const whatsApp = {
    name: 'WhatsApp',
    href: `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`,
  };
  return (
    <section className="mt-14 border-t border-line pt-6 print:hidden" aria-labelledby="share">
      <h2 id="share" className="text-title font-bold">
        {say.shareArticle()}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-3">
        {[...links, whatsApp].map(({ name, href }) => (
          <li key={name}>
            <a className="button" href={href} target="_blank" rel="noopener">
              {name}
              <span className="sr-only">{` ${opensInNewTab()}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
