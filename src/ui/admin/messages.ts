import { message } from '#platform/contract/message.ts';

// Forms.
export const whatFileHolds = message('What the file holds');
export const onlyShownColumns = message('Only the columns shown');
export const required = message('(required)');
export const optional = message('(optional)');
export const checkWhatYouEntered = message('Please check what you entered.');
export const showLatestData = message('Show the latest data');
export const updateFailed = message('Failed to update the event. Please try again later.');
export const submitFailed = message('Failed to submit the event. Please try again later.');
export const serverError = message('Server Error');
export const notSaved = message('This couldn’t be saved.');
export const saving = message('Saving…');
export const loading = message('Loading...');
export const chooseColour = message('Choose: {label}');
export const leaveWithoutSaving = message('Leave without saving?');
export const unsavedWork = message('What you typed on this screen hasn’t been saved.');
export const leave = message('Leave');
export const stayHere = message('Stay here');

// Pictures in forms.
export const fromThisDevice = message('From this device');
export const fromLibrary = message('From the library');
export const picture = message('Picture');
export const addPictureTitle = message('Add a picture');
export const addPicture = message('Add picture');
export const setPicture = message('Set picture');
export const changePicture = message('Change');
export const choosePicture = message('Choose a picture');
export const removePicture = message('Remove');
export const takePicture = message('Use this picture');
export const anotherPicture = message('Another picture');
export const whatItShows = message('What it shows');
export const descriptionMissing = message(
  'Say in a few words what the picture shows, for those who can’t see it.',
);
export const descriptionHint = message('Read out instead of the picture, and shown if it can’t be loaded.');
export const logoTypes = message('SVG, PNG, WebP, AVIF or JPEG, up to {size}.');
export const photoTypes = message('JPEG, PNG, WebP or AVIF, up to {size}.');
export const uploading = message('Uploading…');
export const pictureNotLoaded = message('The picture couldn’t be loaded. Please try again.');
export const notCropped = message('This picture can’t be cropped here. It will be sent uncropped.');
export const croppedPart = message('Part of the picture to keep: move it with the arrow keys');
export const cropHint = message('Drag to choose what is shown');
export const zoom = message('Zoom');
export const chosenPicture = message('Chosen picture');
export const currentPicture = message('Current picture');
export const pictureUnreadable = message('{name} can’t be read as a picture. Please choose another file.');
export const focusPoint = message(
  'Point that is never cut off: {left}% from the left, {top}% from the top. Move it with the arrow keys.',
);
export const focusPointHint = message(
  'Click what must never be cut off, or move the point with the arrow keys.',
);
export const onLightGround = message('On a light ground');
export const onDarkGround = message('On a dark ground');

// Rich text.
export const formatting = message('Formatting');
export const formattingNotLoaded = message(
  'Formatting can’t be loaded at the moment, but you can write. If the text contains signs such as <p>, please leave them as they are.',
);
export const writeHere = message('Write here, or drop a picture');
export const captionHere = message('Caption (optional)');
export const heading = message('Heading');
export const subheading = message('Subheading');
export const bulletedList = message('Bulleted list');
export const numberedList = message('Numbered list');
export const quote = message('Quote');
export const bold = message('Bold');
export const italic = message('Italic');
export const struckThrough = message('Struck through');
export const code = message('Code');
export const codeBlock = message('Code block');
export const dividingLine = message('Dividing line');
export const undo = message('Undo');
export const redo = message('Redo');
export const link = message('Link');
export const linkAddress = message('Link address');
export const setLink = message('Set link');
export const removeLink = message('Remove link');
export const noLinkAddress = message(
  'This is no address that a link can lead to, such as https://summit.example.',
);
export const video = message('Video');
export const videoAddress = message('Address of the video');
export const videoTitle = message('Its title');
export const setVideo = message('Set video');
export const noVideoAddress = message('This is no address of a video on YouTube or Vimeo.');
export const watchVideo = message('Watch the video on {provider}');
export const table = message('Table');
export const rowBelow = message('Row below');
export const columnToRight = message('Column to the right');
export const headingsInFirstRow = message('Headings in the first row');
export const deleteRow = message('Delete row');
export const deleteColumn = message('Delete column');
export const deleteTable = message('Delete table');

// Lists.
export const noRecords = message('There are no records to display');
export const fetchFailed = message('Failed to fetch data');
export const dataOutOfDate = message('The data shown may be out of date.');
export const tryAgain = message('Try again');
export const nothingMatches = message('Nothing matches your search and filters.');
export const search = message('Search');
export const clearSearch = message('Clear search');
export const clearFilters = message('Clear filters');
export const clearSearchAndFilters = message('Clear search and filters');
export const filter = message('Filter');
export const removeFilter = message('Remove the filter {filter}');
export const any = message('Any');
export const columns = message('Columns');
export const compactRows = message('Compact rows');
export const sortBy = message('Sort by');
export const defaultOrder = message('Default order');
export const ascending = message('{label}, ascending');
export const descending = message('{label}, descending');
export const arrivals = message('{count} new');
export const pages = message('Pages');
export const firstPage = message('First page');
export const previousPage = message('Previous page');
export const nextPage = message('Next page');
export const lastPage = message('Last page');
export const rowsPerPage = message('Rows per page');
export const all = message('All');
export const allUpTo = message('All (up to {most})');
export const positionOfTotal = message('{position} of {total}');
export const rangeOfTotal = message('{first}–{last} of {total}');
export const timesInZone = message('Times in {zone}');
export const select = message('Select');
export const selectPage = message('Select all rows of this page');
export const selectRow = message('Select {row}');
export const editRow = message('Edit {row}');
export const deleteRowNamed = message('Delete {row}');
export const selected = message('{count} selected');
export const clearSelection = message('Clear selection');
export const selectFirst = message('Select the first {most} of {total}');
export const selectTotal = message('Select all {total}');
export const deleteSelected = message('Delete selected');
export const notAllChosen = message('Not all could be chosen.');

// Keys.
export const next = message('Next');
export const previous = message('Previous');
export const choose = message('Choose');
export const open = message('Open');
export const edit = message('Edit');
export const add = message('Add');
export const deleteRecord = message('Delete');
export const allKeys = message('All keys');
export const controlKey = message('Ctrl');
export const altKey = message('Alt');
export const shiftKey = message('Shift');
export const enterKey = message('Enter');
export const escapeKey = message('Esc');

// A record over its list.
export const recordsOfList = message('Records of the list');
export const previousRecord = message('Previous record');
export const nextRecord = message('Next record');
export const emptyFields = message({ one: 'One field is empty', other: '{count} fields are empty' });
export const nothingToShow = message('Nothing to show');
export const copyLabel = message('Copy: {label}');

// Deleting.
export const andMore = message('and {count} more');
export const showWhole = message('Show the whole entry: {row}');
export const cantDelete = message('This can’t be deleted');
export const hangsOnIt = message({ one: 'On it hangs:', other: 'On them hangs:' });
export const hangingUnknown = message('What hangs on it couldn’t be read.');
export const notAllComesBack = message('Restoring doesn’t bring all of this back as it was.');
export const keptOf = message({
  one: 'One of them stays:',
  other: '{count} of them stay:',
});
export const deleted = message('{names} deleted.');
export const undone = message({ one: 'Undone: {names} is back.', other: 'Undone: {names} are back.' });
export const notUndone = message('This couldn’t be undone.');

// Exporting.
export const exportAs = message('Export {format}');
export const exportChosenAs = message('Export {count} as {format}');
export const exporting = message('Exporting… {megabytes} MB');
export const cancelExport = message('Cancel the export');
export const exportCancelled = message('The export was cancelled.');
export const exportFailed = message('The export failed.');
export const fileSaved = message('{file} saved.');
export const xlsxTip = message('For Excel and other spreadsheets: phone numbers keep their + and zeros.');
export const csvTip = message(
  'For other programs. Opened in a spreadsheet, phone numbers lose their + and zeros.',
);
export const exportList = message('Export {list}');
export const exportListFor = message('Export {list} {joint} {option}');

// Order of records.
export const order = message('Order');
export const orderHint = message('This is their order on the website. Each move is saved immediately.');
export const moveRowUp = message('Move {row} up');
export const moveRowDown = message('Move {row} down');
export const saved = message('Saved.');
export const orderNotSaved = message('The order couldn’t be saved.');
export const done = message('Done');

// Titles of categories.
export const countedCategories = message({ one: '{count} category', other: '{count} categories' });
export const deleteQuestion = message({
  one: 'Delete this category?',
  other: 'Delete these {count} categories?',
});
export const categoryTitle = message('Category Title');
export const addCategory = message('Add category');
export const addFirstCategory = message('Add the first category');
export const updateCategory = message('Update category');
export const deleteCategoryFailed = message('Error deleting category');
export const searchByTitle = message('Search by title');

// Mails.
export const mailSubject = message('Subject:');
export const mailViews = message('How it is shown');
export const light = message('Light');
export const dark = message('Dark');
export const phone = message('Phone');
export const textAlone = message('Text alone');

// Everywhere.
export const cancel = message('Cancel');
export const close = message('Close');
export const closeThisMessage = message('Close this message');
export const copy = message('Copy');
export const copied = message('Copied.');
export const copyFailed = message(
  'Your browser didn’t allow copying. Please select the text and copy it yourself.',
);
export const dashboard = message('Dashboard');
export const breadcrumb = message('Breadcrumb');
export const screenFailed = message('This screen can’t be shown');
export const screenFailedHint = message(
  'Something in it failed, in this browser alone: what was saved is safe. Load it anew; if it fails again, tell whoever runs the program which address it has.',
);
export const reloadScreen = message('Load it anew');
export const notFound = message('Not found');
export const notFoundHint = message(
  'There’s nothing at this address. It may be mistyped, or the record may have been deleted.',
);
export const backToDashboard = message('Back to the dashboard');
export const beyondPlacesTitle = message('More registrations than places?');
export const goBeyondPlaces = message('Go beyond the places');

// Languages of what organisers write.
export const textLanguage = message('Language of the texts');
export const missingTexts = message({ one: '1 text missing', other: '{count} texts missing' });
export const missingText = message('Missing');
export const mainText = message('{language}:');
export const copyFromMain = message('Copy from {language}');
export const sameIfEmpty = message('What you leave empty is shown in {language}.');
