import { hydrateIslands } from '#platform/client/islands.ts';
import { clearFlash } from '#ui/clear-flash.ts';
import { captionDrawings } from '#ui/cloth/caption-drawings.ts';
import { drawInOnScrolling } from '#ui/cloth/draw-in.ts';
import { watchValidity } from '#ui/countdown/watch-validity.ts';
import { sendOnce } from '#ui/form/send-once.ts';
import { replaceBrokenPictures } from '#ui/replace-broken-pictures.ts';

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
sendOnce();
for (const start of Object.values(onEveryPage)) start();
void hydrateIslands();
