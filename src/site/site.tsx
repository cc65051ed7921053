import { hydrateIslands } from '#platform/client/islands.ts';
import { language } from '#platform/contract/language.ts';
import { clearFlash } from '#ui/clear-flash.ts';
import { captionDrawings } from '#ui/cloth/caption-drawings.ts';
import { drawInOnScrolling } from '#ui/cloth/draw-in.ts';
import { watchValidity } from '#ui/countdown/watch-validity.ts';
import { keepPlainForms } from '#ui/form/keep-plain-forms.ts';
import { sendOnce } from '#ui/form/send-once.ts';
import { keepWhatStays } from '#ui/keep-what-stays.ts';
import { replaceBrokenPictures } from '#ui/replace-broken-pictures.ts';
import { offerLanguage } from './offer-language.ts';
import { prerenderPages } from './prerender.ts';

/** What modules do on every page, without an island. */
const onEveryPage = import.meta.glob<() => void>('../modules/*/client/every-page.ts', {
  eager: true,
  import: 'start',
});

clearFlash();
drawInOnScrolling();
watchValidity();
replaceBrokenPictures();
captionDrawings();
keepWhatStays();
sendOnce();
keepPlainForms();
for (const start of Object.values(onEveryPage)) start();
offerLanguage();
void hydrate().then(prerenderPages);

async function hydrate(): Promise<void> {
  // The build puts the messages of its language into each file.
  if (import.meta.env.DEV) {
    const { loadLanguage } = await import('#platform/contract/load-language.ts');
    await loadLanguage(language());
  }
  await hydrateIslands();
}
