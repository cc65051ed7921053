import { flyOnlyToProfiles } from '#modules/speakers/client/flight.ts';
import { hydrateIslands } from '#platform/client/islands.ts';
import { clearFlash } from '#ui/clear-flash.ts';
import { captionDrawings } from '#ui/cloth/caption-drawings.ts';
import { drawInOnScrolling } from '#ui/cloth/draw-in.ts';
import { watchValidity } from '#ui/countdown/watch-validity.ts';
import { sendOnce } from '#ui/form/send-once.ts';
import { replaceBrokenPictures } from '#ui/replace-broken-pictures.ts';

clearFlash();
drawInOnScrolling();
watchValidity();
replaceBrokenPictures();
captionDrawings();
sendOnce();
flyOnlyToProfiles();
void hydrateIslands();
