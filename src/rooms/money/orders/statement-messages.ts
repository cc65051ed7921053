import { message } from '#platform/contract/message.ts';

// Reading statements, at the desk.
export const linesWait = message({
  one: 'One of them waits for you, as something about it is unclear; nothing is entered for it.',
  other: '{count} of them wait for you, as something about them is unclear; nothing is entered for them.',
});
export const lineUnread = message(
  'How much it is couldn’t be read. Enter the payment on the page of its order, and put this row aside.',
);
export const lineOtherCurrency = message(
  'It is in {currency}, so it can’t be entered as it is. Enter what your bank made of it on the page of the order, and put this row aside.',
);
export const answersUnreadable = message('These answers can’t be read.');
export const enterStatement = message('Enter these payments');
export const enteringStatement = message('Entering…');
export const previewTitle = message('How it is understood');
export const previewLead = message('Nothing has been entered yet.');
export const isClear = message({ one: 'One new payment is clear', other: '{count} new payments are clear' });
export const isKnown = message({ one: 'One was read before', other: '{count} were read before' });
export const isWaiting = message({ one: 'One will wait for you', other: '{count} will wait for you' });
export const wentOut = message({ one: 'One went out: left out', other: '{count} went out: left out' });
export const didFail = message({ one: 'One failed: left out', other: '{count} failed: left out' });
export const areSums = message({
  one: 'One row is a sum or a balance',
  other: '{count} rows are sums or balances',
});
export const areEmpty = message({ one: 'One row has no amount', other: '{count} rows have no amount' });
export const columnsTitle = message('Columns');
export const amountsIn = message('Amounts are in {currency}.');
export const rowNumber = message('Row {line}');
export const dayUnclear = message('day unclear');
export const amountUnclear = message('amount unclear');
export const firstRows = message('Rows');
export const inAll = message('Of this file, {shown} of {count} rows are shown.');

export const willBeFor = message('Will be entered for {reference}');
export const willBeForNone = message('New: names no order for sure, so it will wait for you');
export const leftOutRows = message({
  one: 'The row that is left out',
  other: '{count} rows that are left out',
});
export const rowOut = message('went out');
export const rowFailed = message('failed');
export const rowSum = message('a sum or a balance');
export const rowEmpty = message('no amount');

// Questions.
export const daysAsked = message('What comes first in its days, such as 05/07/2025?');
export const dayFirst = message('The day: 5 July');
export const monthFirst = message('The month: 7 May');
export const yearFirst = message('The year');
export const daysLater = message('I don’t know: let them wait');
export const typesAsked = message('Nothing in the file proves that these came in. Which of them did?');
export const statesAsked = message('Which of these words mean that the payment arrived?');
export const wordCount = message({ one: '{word} (one row)', other: '{word} ({count} rows)' });
export const withoutType = message('Rows without a type');
export const withoutState = message('Rows that say nothing');
export const answersHint = message(
  'An answer holds for all rows with that word: they are entered as payments. If money went out in one of them, leave it open. They wait below, one by one.',
);
export const rowsOfWord = message('Which rows: {word}');
export const moreRows = message({ one: 'and one more row', other: 'and {count} more rows' });

export const daysAsBefore = message('As in files of this form that were read before.');

// Lines that wait for the same words.
export const groupsTitle = message('Words that aren’t known');
export const groupSays = message({ one: 'One payment, {words}', other: '{count} payments, {words}' });
export const typeSaid = message('type ‘{word}’');
export const typeNone = message('no type');
export const stateSaid = message('state ‘{word}’');
export const stateNone = message('no state');
export const groupCame = message('They came in');
export const groupOut = message('Leave them out');
export const groupAsked = message({
  one: 'Did this payment come in?',
  other: 'Did all {count} payments come in?',
});
export const groupWarning = message(
  'Nothing on the statement proves it. If money went out in one of them, it would be entered as a payment. Then go back, put that one aside in the list below, and answer for the others.',
);
export const groupAllCame = message('Yes, enter them');
export const groupDone = message('{action}: {group}');
export const groupGone = message('Somebody has answered this, or nothing waits for it any more.');
export const groupCameIn = message({
  one: 'It came in: {matched} is entered for an order.',
  other: '{count} payments came in, of which {matched} are entered for orders; the others are below.',
});
export const groupLeftOut = message({
  one: 'One payment is put aside.',
  other: '{count} payments are put aside.',
});
export const groupBegun = message('Began to take {read} reported payments as having come in');
export const groupEntry = message(
  'Took {read} reported payments as having come in, of which {matched} belong to orders',
);
export const leftOutEntry = message({
  one: 'Put aside a reported payment',
  other: 'Put aside {count} reported payments',
});

// What a column is.
export const columnCounts = message('the day that counts');
export const columnDay = message('another day');
export const columnAmount = message('the amount');
export const columnCredit = message('what came in');
export const columnDebit = message('what went out');
export const columnDirection = message('its type: in or out');
export const columnStatus = message('whether it arrived');
export const columnCurrency = message('the currency');
export const columnBalance = message('the balance after it');
export const columnBefore = message('the balance before it');
export const columnFee = message('the fee');
export const columnId = message('the bank’s own number');
export const columnFrom = message('from whom');
export const columnTo = message('to whom');
export const columnSilent = message('not used');
export const columnText = message('what it was, in words');

// What is unclear.
export const unclearCells = message(
  'its cells don’t stand below the headings: look at the file, or get it as XLSX',
);
export const unclearAmount = message('how much it is');
export const unclearDay = message('which day it is');
export const unclearCurrency = message('it may be in another currency');
export const unclearDirection = message('nothing proves that it came in');
export const unclearState = message('nothing says that it arrived');
export const isNamed = message('its reference');
export const unclearTitle = message('a line of words above it may say that it didn’t arrive');
export const unclearBalance = message('the balance didn’t change by this amount');
export const unclearSum = message('perhaps it is a sum or a balance');
export const unclearReversed = message('perhaps a payment is taken back here, or by another row');
export const unclearSame = message('perhaps it was told before, or entered in another way');
export const unclearBack = message(
  'it takes back what was entered for an order: take the payment back on the page of that order, then put this row aside',
);
export const aboutOrder = message('Perhaps it is what was entered for this order:');
export const repeatsLine = message('Perhaps it is this one: {day}, {text}');
export const backOfOrder = message('It was entered for this order:');
export const rowTakesBack = message(
  'Row {line} takes back what was entered for order {reference}: take the payment back on the page of that order.',
);
export const lineTakesBack = message(
  'It takes a payment back, so it can’t be entered. Take the payment back on the page of its order, and put this row aside.',
);
export const unclearLead = message('Unclear: {reasons}.');
export const confirmHint = message(
  'Whoever enters it for an order confirms that it came in. If it didn’t, put it aside.',
);
