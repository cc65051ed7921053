import { message } from './message.ts';

// What is wrong with a field.
export const missing = message('Please fill this in.');
export const tooLong = message('Please use at most {max} characters.');
export const tooMuchFormatting = message('This has too much formatting. Please remove some of it.');
export const invalidCharacter = message('This contains an invalid character. Please type it again.');
export const notOneLine = message('Please write this on one line, without tabs.');
export const invalidEmail = message('Please enter a valid email address');
export const invalidContactNumber = message('Invalid contact number');
export const idMissing = message('The id is missing.');
export const invalidId = message('This isn’t a valid id.');
export const wrongType = message('This isn’t valid: expected {expected}.');
export const tooSmall = message('This is too small: the minimum is {minimum}.');
export const tooLarge = message('This is too large: the maximum is {maximum}.');
export const notAnOption = message('Please choose one of: {options}.');
export const dateMissing = message('Choose a date.');
export const dateOutOfRange = message('Choose a date in the years 1900 to 2999.');
export const notAPoint = message('This isn’t a point of the picture.');
export const fileTooLarge = message(
  'The file is larger than {most}. Please go back and choose a smaller one.',
);
export const pictureTooLarge = message('The picture is larger than {most}. Please choose a smaller one.');
export const allRequired = message('All fields are required, including the image!');

// Instead of a value that isn’t recorded: a secret, a picture.
export const changedValue = message('changed');

// The only sheet of a file for spreadsheets.
export const sheetName = message('List');

// Placeholders in what organisers write. Their braces are the program's own.
export const unknownPlaceholder = message('{unknown} isn’t a placeholder. You can use {known}.');
export const noPlaceholders = message('{unknown} isn’t a placeholder that can stand here.');

// Amounts.
export const amountInvalid = message('Enter an amount, such as 1500 or 1500.50.');
export const wholeAmountInvalid = message('Enter a whole amount, such as 1500.');
export const amountUnclear = message(
  'Is this {grouped} or {other}? Please write it without ‘{sign}’ or like one of these.',
);

// Why a call is refused.
export const signInFirst = message('Authorization token not found. Please log in.');
export const roleRefused = message('Your role doesn’t allow this. Please ask an Administrator.');
export const setUpFirst = message('Please set up two-factor sign-in in your account first.');
export const changedMeanwhile = message(
  'Someone else has changed this in the meantime. Show the latest data to see their change; until then, what you typed is kept.',
);
export const versionMissing = message('Send the ETag of the record that you have seen as {header}.');
export const versionInvalid = message('{header} must be the ETag of the record, in quotes.');
export const unknownField = message('Unknown field: {name}');

// Rows of an imported file.
export const sameAsLine = message('The same as in line {line}.');
export const partMissing = message('Here only a part is filled in; {part} is empty. Is it meant so?');
export const numberShortened = message(
  'The spreadsheet has shortened this number, and its digits are lost. Format the column as text there, enter the number again and save the file.',
);

// When too much is asked at once.
export const siteBusy = message('The site has a lot to do at the moment. Please try again in a few seconds.');
export const readingBusy = message(
  'Too much is being sent to the site at the moment. Please try again shortly.',
);
export const longReadsBusy = message(
  'Several long lists are being read at the moment. Please try again in a few seconds.',
);
export const drawingBusy = message(
  'Many pictures are being drawn at the moment. Please try again in a few seconds.',
);
export const picturesBusy = message(
  'Several pictures are being read at the moment. Please try again in a few seconds.',
);
export const pictureTooDemanding = message(
  'This picture takes too much time or memory to read. Please simplify it, or send a smaller one.',
);
export const pictureGone = message('This picture doesn’t exist.');

// The server: body bytes.
export const bodyCutOff = message('The body ended before it was complete. Please send it again.');
export const bodyTooLarge = message('This is larger than the limit of {limit} bytes.');
export const bodyTooSlow = message('The body took too long to arrive. Please send it again.');
export const bodyInCrumbs = message(
  'The body arrives in too many small pieces. Please send it in larger ones.',
);
export const bodyCompressed = message('Send the body uncompressed, without a content-encoding.');

// The server: csrf guard.
export const fromAnotherSite = message(
  'This was sent from another site. Please use the form on our own site.',
);

// The server: field names.
export const noSuchField = message('There is no field called __proto__.');
export const mostFields = message('{most} fields');
export const tooMuchIn = message('The {where} has more than {most}, which no call takes.');
export const givenTwice = message('The {where} gives {shown} twice.');

// The server: handler.
export const invalidInput = message('This input isn’t valid.');

// The server: mount calls.
export const callMissing = message('This call doesn’t exist.');
export const dataUnavailable = message(
  'The site can’t reach its data at the moment. Please try again shortly.',
);
export const unexpected = message('Something went wrong on our side. Please try again in a moment.');
export const or = message('or');
export const wrongMethod = message('Use {list} here.');

// The server: parse form.
export const formIncomplete = message(
  'The form’s body is incomplete, or its boundary also occurs in a value.',
);

// The server: parse json.
export const notAnObject = message('The body must be a JSON object.');
export const notJson = message('The body isn’t valid JSON.');
export const mostLevels = message('{most} levels');
export const mostValues = message('{most} values');

// The server: read input.
export const wrongContentType = message('Send {list}.');
export const wrongCharset = message('Send the text in UTF-8, without naming another charset.');

// The server: required id.
export const differentIds = message('The query and the body name different ids.');

// The server: text.
export const textNotUtf8 = message('This text isn’t in UTF-8. Please send it in that encoding.');
export const addressNotUtf8 = message('This isn’t UTF-8 text in which each % is written as %25.');

// The server: starting.
export const oneMoment = message('One moment, please');
export const siteStarting = message('The site is starting.');
export const upgrading = message('Upgrading …');
export const siteUpgrading = message('The site is being upgraded. Please try again in a moment.');

// The server: request context.
export const sentOtherwise = message(
  'This was sent before with other content, and has arrived as it was then. Send it once more to send it as it is now.',
);
export const madeWithoutAnswer = message(
  'This has arrived already, but its answer can’t be read any more. Please look whether it is there before you send it anew.',
);
export const idempotencyKeyInvalid = message('Idempotency-Key must have 8 to 64 letters, digits, - and _.');

// The server: limits.
export const waitAndTryAgain = message('{why} Please wait {minutes} min and try again.');

// The server: guesses.
export const tooManyFailedAttempts = message('Too many failed attempts.');

// The server: plain form.
export const noFilesHere = message('This form doesn’t accept files.');

// The server: clean svg.
export const svgEntities = message('This SVG defines entities. Please save it without them.');
export const svgNotUtf8 = message('This SVG isn’t in UTF-8. Please save it in that encoding.');
export const svgDamaged = message('This SVG is damaged and can’t be read. Please save it again.');
export const svgTooComplex = message(
  'This SVG is too complex for a logo. Please simplify it, or send it as a PNG.',
);

// The server: prepare picture.
export const notAPhoto = message('The picture isn’t a JPEG, PNG, WebP or AVIF file.');
export const svgInvisible = message(
  'Nothing in this SVG would be visible: it draws nothing within its width and height, or only things that are removed (scripts, links, pictures).',
);
export const notAPictureType = message('The picture isn’t a JPEG, PNG, WebP, AVIF or SVG file.');
export const unreadablePicture = message('This file can’t be read as a picture.');
export const tooManyPixels = message('The picture has more than 40 megapixels. Please choose a smaller one.');
export const pictureDamaged = message('The picture is damaged and can’t be read. Please choose another one.');
export const svgNotDrawn = message(
  'This SVG can’t be drawn at its width and height. Please check them and its viewBox.',
);

// The server: serve picture.

// The server: list ids.
export const listAbandoned = message('Nobody waits for this list any more.');

// The server: positions.
export const idListedTwice = message('An id is listed twice.');
export const oneIsGone = message('One of these no longer exists. Please reload the list.');

// The server: long reads.

// Refusal text.
export const serverUnreachable = message(
  'The server can’t be reached. Please check your connection and try again.',
);
export const noAnswer = message('Something went wrong!');
export const brokenRequest = message('The request is broken or incomplete. Please send it again.');
export const noTrace = message('TRACE isn’t used here.');
export const twoHosts = message('The request names more than one Host.');
export const reloadsItself = message('This page will reload by itself.');
export const tokenCant = message(
  'An API token can’t do this, and can’t revoke itself. Please sign in: you can revoke tokens in your account.',
);
export const cellError = message(
  'A formula of the spreadsheet failed here: this is its error, not a value. Write what is meant.',
);
export const aroundTheLines = message('Around the lines');
export const mayNotCount = message(
  '{column}: ‘{word}’ may mean that this doesn’t count. Correct it, or say above whether rows with it are taken in.',
);
export const timeSkipped = message('That day, the clocks skip {time}. Please choose another time.');
export const factsBeside = message('{before}; {after}');

// What the program's own roles are called.
export const roleAdministrator = message('Administrator');
export const roleEditor = message('Editor');
export const roleDesk = message('Desk');
export const roleUser = message('User');
