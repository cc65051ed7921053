import { message } from '#platform/contract/message.ts';

export const one = message('post');
export const counted = message({ one: '{count} post', other: '{count} posts' });
export const deleteQuestion = message({ one: 'Delete this post?', other: 'Delete these {count} posts?' });
export const many = message('Posts');
export const addPost = message('Add Post');

export const tooManyTags = message('Please use at most {most} tags.');
export const tagTooLong = message('Please use at most {most} characters for a tag.');
export const notAPicture = message('This isn’t the name of a picture.');
export const stateMissing = message('Choose draft or published.');
export const titleMissing = message('Enter the title.');
export const slugInvalid = message('Use small letters, digits and hyphens, such as what-to-measure.');
export const publishDateInvalid = message('Enter a date and a time.');

// Adjacent posts.
export const previousPost = message('Previous post');
export const nextPost = message('Next post');
export const morePosts = message('More posts');

// Blog list page.
export const listTitle = message('Our Blogs');
export const empty = message('No blog posts found');
export const emptyLead = message('Please check back later or browse other categories');
export const backHome = message('Back to Home');

// Blog post page.
export const notFound = message('Blog not found.');
export const readFailed = message('Failed to load blog post. Please try again later.');
export const blog = message('Blog');
export const feedTitle = message('{name}: blog');
export const allPosts = message('All posts');

// Category links.
export const categories = message('Categories');

// Add post screen.
export const startWriting = message('Start writing');
export const cancel = message('Cancel');
export const title = message('Title');
export const titleHint = message('It can be changed at any time.');

// Category field.
export const category = message('Category');
export const loading = message('Loading...');
export const noCategory = message('No category');
export const categoriesFailed = message('Failed to fetch categories. {error}');
export const addFirstCategory = message('Add the first category');

// Cover field.
export const coverPicture = message('Cover picture');
export const change = message('Change');
export const choosePicture = message('Choose a picture');
export const remove = message('Remove');
export const setCover = message('Set cover');

// Draft keeper.
export const thereNoConnection = message('There is no connection.');
export const signedOut = message('You are signed out.');

// Draft note.
export const foundText = message(
  '<strong>This browser has a text that wasn’t sent</strong>, of {at}. The post was changed since then.',
);
export const keepFound = message('Put it among the versions');
export const restoredText = message('This is what you typed before, restored from this browser.');
export const discard = message('Back to the saved post');

// Draft status.
export const keeping = message('Keeping what you type…');
export const waits = message('{why} What you typed is kept in this browser, and will be sent.');
export const didntWork = message('This didn’t work');
export const conflict = message(
  '<strong>{why}</strong> What you wrote here is kept in this browser. The text that you don’t go on with stays among the versions.',
);
export const goOnWithMine = message('Go on with mine');
export const showTheirs = message('Show the other text');

// Post details.
export const draft = message('Draft');
export const published = message('Published');
export const publish = message('Publish');
export const details = message('Details');
export const state = message('State');
export const dateTime = message('Date and time');
export const publishAtHint = message(
  'In the zone {zone}. Left empty, the post appears when it is saved; with a later time, by itself then.',
);
export const tags = message('Tags');
export const tagsHint = message('Separated by commas.');
export const author = message('Author');
export const excerpt = message('Excerpt');
export const excerptHint = message('For lists and shared links. Left empty, they show how the text begins.');
export const address = message('Address');
export const seeWebsite = message('See it on the website');

// Post form.
export const save = message('Save');
export const text = message('Text');
export const content = message('Content');

// Post versions screen.
export const versionsOf = message('Versions of {title}');
export const versions = message('Versions');
export const backPost = message('Back to the post');
export const noVersions = message('There are no versions yet. Each time the post is saved, one is kept.');
export const versionsLabel = message('Versions, newest first');
export const version = message('Version {number}');
export const somebody = message('Somebody');
export const whatChanged = message('What version {number} changed');
export const firstVersion = message('Version {number}, the first that was kept');
export const bringBackFailed = message('The version couldn’t be brought back');
export const bringBack = message('Bring back');
export const bringBackTitle = message('Bring back version {number}?');
export const seenAtOnce = message('Visitors will see it at once.');

// Posts screen.
export const scheduled = message('Scheduled');
export const changed = message('Changed');
export const deleteFailed = message('Error deleting post');
export const search = message('Search by title, author or tag');
export const writeFirstPost = message('Write the first post');

// Update post screen.
export const updatePost = message('Update Post');

// Version difference.
export const noTextChanged = message(
  'Only what isn’t text has changed, such as the category or the cover picture.',
);
export const onlyFormatting = message('Only formatting, pictures or links have changed.');

// Post card.
export const readMore = message('Read More<hidden> of {title}</hidden>');

// Post view.
export const breadcrumb = message('Breadcrumb');
export const home = message('Home');
export const blogs = message('Blogs');
export const bylineUnnamed = message('<time>{date}</time><length>{minutes} min read</length>');
export const byline = message('<time>{date}</time> · By {author}<length>{minutes} min read</length>');
export const byAuthor = message('By {author}');
export const relatedArticle = message('Related Article');
export const noRelated = message('No archive related available');
export const onThisPage = message('On this page');

// Share links.
export const shareArticle = message('Share this article');

// The server: desk handlers.
export const draftSaved = message('Draft saved.');
export const postScheduled = message('Post scheduled.');
export const postPublished = message('Post published.');
export const postAdded = message('Post added.');
export const deleted = message('{name} deleted.');
export const draftKept = message('Kept.');
export const isAsSaved = message('The post is as it was saved.');
export const otherWindowNote = message('Written in another window');
export const keptVersionEntry = message('Kept a version of the post {title}');
export const keptVersion = message('Kept as a version.');
export const versionBroughtBack = message('Version brought back.');

// The server: drafts.
export const savedElsewhere = message('This post was saved in another window meanwhile.');
export const writtenElsewhere = message('{name} also wrote in this post, on {date}.');
export const discardedEntry = message('Discarded what was typed in the post {title}');
export const notSavedNote = message('Typed, but not saved');

// The server: exchange in text.

// The server: export file.
export const exported = message('the posts');

// The server: module.
export const titleDeleted = message('{title}, deleted');
export const notSavedYet = message('not saved yet');
export const versionNumber = message('version {number}');
export const untitled = message('Untitled');

// The server: read posts.
export const gone = message('This post no longer exists.');

// The server: service.
export const contentMissing = message('Write something before you publish it.');
export const addedEntry = message('Added the post {title}');
export const broughtBackEntry = message('Brought back version {number} of the post {title}');
export const pictureGone = message('This picture no longer exists. Please choose another one.');
export const deletedEntry = message('Deleted the post {title}');
export const restoredEntry = message('Restored the post {title}');

// The server: slugs.
export const slugTaken = message('Another post has or had this address. Please choose another one.');

// The server: versions.
export const firstNote = message('As it was before');
export const versionGone = message('This version no longer exists.');
export const noBlog = message('No blog found.');
export const typedBy = message('This was typed on {date} by {name}, and isn’t saved yet.');
export const somebodyElse = message('somebody');
export const presentStays = message('The present text stays among the versions.');

// The record of activity.
export const savedDraftEntry = message('Saved the draft the post {title}');
export const scheduledEntry = message('Scheduled the post {title}');
export const publishedEntry = message('Published the post {title}');
export const date = message('Date');
export const kept = message('Kept at {time}, not saved yet');
export const updatedEntry = message('Updated the post {title}');
export const rightName = message('Posts');
export const rightAllows = message(
  'Writes posts and their categories, with drafts and versions, and publishes them.',
);

// Home page.
export const posts = message('Posts');
export const afterwards = message('Read about it');
export const coverAlt = message('The cover picture in words');
