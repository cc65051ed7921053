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
export const pictureTooLarge = message('The picture is larger than {most}. Please choose a smaller one.');
export const allRequired = message('All fields are required, including the image!');

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
