import { CONTACT_DETAILS } from '#features/event/contact-details.ts';
import { ORGANISER_NAME, SUMMIT_NAME } from '#features/event/summit.ts';
import { Island } from '#platform/client/island.tsx';
import { Strip } from '#ui/cloth/strip.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { FURTHER, NAVIGATION, REGISTER } from './navigation.ts';

export function SiteFooter({ year }: { year: number }) {
  return (
    <footer className="night mt-auto print:hidden">
      <div className="draws-along h-8 overflow-hidden">
        <Strip seed={SUMMIT_NAME} along picks={1344} />
      </div>
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-12 py-14 md:grid-cols-[1fr_auto_auto] md:gap-20 lg:grid-cols-3 lg:gap-8">
        <div className="col-span-2 md:col-span-1">
          <p className="display max-w-[12ch] text-section">Woven in Accra.</p>
          <p className="mt-6">
            <a className="link" href={`mailto:${CONTACT_DETAILS.email}`}>
              {CONTACT_DETAILS.email}
            </a>
          </p>
        </div>
        <FooterLinks label="Summit" links={[...NAVIGATION, REGISTER]} />
        <FooterLinks label="More" links={FURTHER} />
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-line py-5">
        <p className="text-small text-quiet">
          © {year} {ORGANISER_NAME}. All Rights Reserved.
        </p>
        <Island name="theme-switch" component={ThemeSwitch} props={{}} />
      </div>
    </footer>
  );
}

function FooterLinks({ label, links }: { label: string; links: readonly { href: string; label: string }[] }) {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map(({ href, label: text }) => (
          <li key={href}>
            <a className="inline-flex min-h-11 items-center hover:underline" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
