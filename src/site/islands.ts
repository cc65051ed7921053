import type { PropsOf } from '#platform/client/islands.ts';

/** Each island is loaded only on pages that contain it. */
export const ISLANDS = {
  'site-header': async () => (await import('./site-header.tsx')).SiteHeader,
  'theme-switch': async () => (await import('#ui/theme-switch.tsx')).ThemeSwitch,
  'hero-film': async () => (await import('#modules/editions/client/home/hero-film.tsx')).HeroFilm,
  countdown: async () => (await import('#ui/countdown/countdown.tsx')).Countdown,
  'section-links': async () => (await import('#modules/editions/client/home/section-links.tsx')).SectionLinks,
  'packages-carousel': async () =>
    (await import('#modules/editions/client/home/packages-carousel.tsx')).PackagesCarousel,
  'past-carousel': async () => (await import('#modules/editions/client/home/past-carousel.tsx')).PastCarousel,
  'registration-form': async () =>
    (await import('#modules/registrations/client/registration-form.tsx')).RegistrationForm,
  'waiting-form': async () => (await import('#modules/waiting-list/client/waiting-form.tsx')).WaitingForm,
  'partnership-form': async () =>
    (await import('#modules/partnerships/client/partnership-form.tsx')).PartnershipForm,
  'venue-map': async () => (await import('#modules/editions/client/contact/venue-map.tsx')).VenueMap,
};

// Tells <Island> their names and props.
declare module '#platform/client/island.tsx' {
  interface Islands extends PropsOf<typeof ISLANDS> {}
}
