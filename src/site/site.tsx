import { hydrateIslands } from '#platform/client/islands.ts';
import { language } from '#platform/contract/language.ts';
import { clearFlash } from '#ui/clear-flash.ts';
import { captionDrawings } from '#ui/cloth/caption-drawings.ts';
import { drawInOnScrolling } from '#ui/cloth/draw-in.ts';
import { watchValidity } from '#ui/countdown/watch-validity.ts';
import { keepPlainForms } from '#ui/form/keep-plain-forms.ts';
import { sendOnce } from '#ui/form/send-once.ts';
import { keepOwnTicket } from '#ui/own-ticket.ts';
import { replaceBrokenPictures } from '#ui/replace-broken-pictures.ts';
import { offerLanguage } from './offer-language.ts';
import { prerenderPages } from './prerender.ts';

clearFlash();
drawInOnScrolling();
watchValidity();
replaceBrokenPictures();
captionDrawings();
sendOnce();
keepPlainForms();
keepOwnTicket();
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
