import { message } from '#platform/contract/message.ts';

export const picture = message('Picture');
export const pixels = message('{width} × {height} pixels');
export const save = message('Save');
export const title = message('Title');
export const whatItShows = message('What it shows');
export const whatItShowsHint = message(
  'Suggested wherever the picture is used next. Texts that have it keep their own words.',
);
export const replacement = message('Another picture in its place');
export const isntShown = message('It isn’t shown anywhere at the moment.');
export const replaceEverywhere = message('Replace everywhere');
export const fromLibrary = message('From the library');
export const search = message('Search');
export const noPictureMatches = message('No picture matches.');
export const noPictures = message('No pictures are stored yet.');
export const showMore = message('Show more');
export const one = message('picture');
export const counted = message({ one: '{count} picture', other: '{count} pictures' });
export const deleteQuestion = message({
  one: 'Delete this picture?',
  other: 'Delete these {count} pictures?',
});
export const deleteFailed = message('Error deleting picture');
export const editPicture = message('Edit {picture}');
export const shownOn = message('Shown on');
export const addedOn = message('Added');
export const pictures = message('Pictures');
export const addPictureLink = message('Add Picture');
export const searchHint = message('Search by title or what is shown');
export const emptyHint = message('Pictures of posts, speakers and sponsors appear here.');
export const addTitle = message('Add a picture');
export const addPicture = message('Add picture');
export const added = message('Picture added.');
export const inTextsIfAtAll = message('In texts or drafts, if at all');
export const andMore = message('and more');
export const keptForVersions = message('Only drafts or earlier versions need it.');
export const saved = message('Picture saved.');
export const replaced = message('Picture replaced everywhere.');
export const deleted = message('{title} deleted.');
export const gone = message('This picture no longer exists.');
export const stillNeeded = message('This picture is still needed by: {use}. It can only be replaced.');
export const changesOnPages = message({
  one: 'It changes on {count} page at once.',
  other: 'It changes on {count} pages at once.',
});
export const onPages = message({ one: 'On {count} page:', other: 'On {count} pages:' });
export const purposeMissing = message('Choose photo or logo.');
export const titleMissing = message('Enter a title.');
export const addedEntry = message('Added the picture {title}');
export const describedEntry = message('Described the picture {title}');
export const replacedEntry = message('Replaced the picture {title} everywhere');
export const deletedEntry = message('Deleted the picture {title}');
export const restoredEntry = message('Restored the picture {title}');
export const alternativeText = message('Alternative text');
export const rightName = message('Pictures');
export const rightAllows = message('Stores, replaces and deletes the pictures of posts and pages.');
