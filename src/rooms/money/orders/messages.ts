import { message } from '#platform/contract/message.ts';

// What it is.
export const one = message('order');
export const order = message('Order');
export const many = message('Orders');
export const counted = message({ one: '{count} order', other: '{count} orders' });
export const gone = message('This order no longer exists.');
export const exported = message('the lines of orders');
export const theProgram = message('The program');
export const erased = message('Erased');
export const papersStay = message({
  one: 'Of the order {reference}, {numbers} stays as it was made out, with the buyer’s name, address and tax number: the law has it kept for the books.',
  other:
    'Of the order {reference}, {numbers} stay as they were made out, with the buyer’s name, address and tax number: the law has them kept for the books.',
});
export const ownPapersStay = message(
  'Papers stay as they were made out, also if you have everything erased: the law has them kept for the books.',
);

// Who may see it.
export const rightName = message('Money');
export const rightAllows = message(
  'Reads orders, payments, papers and statements, and does all that is done with them. With the right to the site, it also words and publishes tickets and prices.',
);

// States of an order.
export const state = message('State');
export const stateOpen = message('To pay');
export const stateUnderpaid = message('Paid in part');
export const stateWithheld = message('Waiting for a certificate');
export const statePaid = message('Paid');
export const stateOverpaid = message('Money to return');
export const statePaidTwice = message('Paid twice');
export const statePaidLate = message('Paid after the end');
export const stateExpired = message('Ended unpaid');
export const stateCancelled = message('Cancelled');
export const stateRefunded = message('Money returned');

// Facts.
export const reference = message('Reference');
export const buyer = message('Buyer');
export const company = message('Company');
export const address = message('Address');
export const taxNumber = message('Tax number');
export const kind = message('Kind of ticket');
export const currency = message('Currency');
export const paper = message('Paper');
export const net = message('Without levies');
export const gross = message('With levies');
export const total = message('Total');
export const toPay = message('To pay');
export const paidSoFar = message('Paid so far');
export const stillToPay = message('Still to pay');
export const toReturn = message('We owe you');
export const placesKept = message('Kept for you until');
export const howToPay = message('How to pay');
export const orderDate = message('Ordered');
export const until = message('Kept until');
export const untilShort = message('Until');
export const papers = message('Papers');

// Papers.
export const proforma = message('Proforma invoice');
export const receipt = message('Receipt');
export const creditNote = message('Credit note');
export const payWithReference = message('Please write {reference} with your payment.');
export const keptUntil = message('Your places are kept until {until}.');
export const paperFrom = message('From');
export const paperTo = message('To');
export const paperNumberLabel = message('Number');
export const paperDate = message('Date and time');
export const paperCorrects = message('Corrects');
export const paperType = message('Type');
export const paperSale = message('Sale of services');
export const paperCredit = message('Credit for a sale of services');
export const paperDescription = message('Description');
export const paperQuantity = message('Quantity');
export const paperUnit = message('Price each');
export const paperDiscount = message('Discount');
export const discountPercent = message('Discount (%)');
export const paperNet = message('Amount');
export const paperTaxNumber = message('Tax number {number}');
export const paperNetTotal = message('Total without levies');
export const paperLevies = message('Total of levies');
export const paperTotal = message('Total with levies');
export const paperPlainTotal = message('Total');
export const paperCredited = message('Credited to you');
export const paperFiscal = message('Number of the tax authority');
export const paperThanks = message('Received with thanks.');
export const paperNotTaxInvoice = message('This isn’t a tax invoice.');
export const paperAllAmounts = message('All amounts in {currency}.');

// The ledger.
export const bank = message('Bank transfer');
export const mobileMoney = message('Mobile money');
export const cash = message('Cash');
export const accountReceivable = message('Owed by the buyer');
export const accountSales = message('Sales');
export const accountLevies = message('Levies');
export const accountWithholding = message('Withheld tax');
export const whatBilled = message('Charged');
export const whatPayment = message('Payment');
export const whatWithholding = message('Certificate');
export const whatTakenBack = message('Payment taken back');
export const whatRefund = message('Returned');
export const orderedNote = message('Ordered');
export const orderChangedNote = message('Changed by the buyer');
export const groupNote = message('The group is complete');
export const reportedNote = message('{day}: {text}');

// What is recorded.
export const stateEntry = message('Order {reference}: {state}');
export const savedEntry = message('Changed the order {reference}');
export const paymentEntry = message('Entered {amount} for the order {reference}: {note}');
export const takenBackEntry = message('Took {amount} back from the order {reference}: {note}');
export const refundEntry = message('Returned {amount} of the order {reference}: {note}');
export const certificateEntry = message(
  'Entered a certificate of {amount} for the order {reference}: {note}',
);
export const cancelledEntry = message('Cancelled the order {reference}: {note}');
export const revivedEntry = message('Took the order {reference} up again: {note}');
export const heldEntry = message('Kept the places of the order {reference} until {day}');
export const buyerEntry = message('Corrected the buyer of the order {reference}');
export const proformaEntry = message('Sent the proforma invoice {number} of the order {reference}');
export const remindedEntry = message('Reminded the buyer of the order {reference}');
export const fiscalEntry = message('Entered {fiscal} as the tax authority’s number of {number}');
export const fiscalCorrection = message(
  'Entered {fiscal} instead of {before} as the tax authority’s number of {number}: {note}',
);
export const fiscalCodeCorrection = message(
  'Entered {code} instead of {before} as the tax authority’s code of {number}: {note}',
);
export const statementEntry = message(
  'Read a statement of {read} payments, of which {matched} belong to orders',
);
export const statementBegun = message('Began to read a statement of {read} payments');
export const ignoredEntry = message('Put aside a reported payment');
export const sameEntry = message(
  'Found the payment of {amount} in a statement that was entered by hand for the order {reference}',
);

// What is answered.
export const paymentEntered = message('Payment entered. The order is now: {state}.');
export const takenBack = message('Payment taken back. The order is now: {state}.');
export const takenBackOfSeveral = message(
  'The rest of that payment stays with {references}. What was taken back is among the statements, left to you.',
);
export const refundEntered = message('Entered that money was returned.');
export const certificateEntered = message('Certificate entered. The order is now: {state}.');
export const cancelled = message('Order cancelled.');
export const revived = message('Order taken up again.');
export const held = message('The places are kept.');
export const buyerSaved = message('Buyer saved. Papers from now on say so.');
export const proformaSent = message('Proforma invoice {number} is on its way to the buyer.');
export const proformaKept = message(
  'No mail server is set up: the mail with proforma invoice {number} is kept under Mail.',
);
export const reminded = message({ one: 'One buyer is reminded.', other: '{count} buyers are reminded.' });
export const remindersKept = message({
  one: 'No mail server is set up: the reminder is kept under Mail.',
  other: 'No mail server is set up: {count} reminders are kept under Mail.',
});
export const fiscalSaved = message('Number saved.');
export const statementRead = message(
  '{matched} of {read} payments belong to orders. {known} were read before, {left} are left to you.',
);
export const statementUnread = message({
  one: 'One row has a day or an amount that can’t be read: {rows}.',
  other: '{count} rows have a day or an amount that can’t be read: {rows}.',
});
export const unreadRow = message('line {line} ({written})');
export const lineMatched = message('Payment entered for {reference}.');
export const lineWasEntered = message(
  'This payment was entered by hand for {reference} before. Nothing was entered again.',
);
export const lineIgnored = message('Put aside.');

// What is refused.
export const amountMissing = message('Please enter an amount above 0');
export const wayMissing = message('Please choose how it was paid');
export const enteredAgain = message('The same was entered for this order a moment ago.');
export const enteredAgainTitle = message('Enter it once more?');
export const enterOnceMore = message('Enter it once more');
export const noteMissing = message('Please say what shows it, such as the number of the transfer');
export const fiscalMissing = message('Please enter the number');
export const certificateMissing = message('Please enter the number of the certificate');
export const whyMissing = message('Please say why');
export const buyerMissing = message('Please enter a name');
export const fileMissing = message('Please choose a file');
export const fileTooLarge = message('This file is larger than {most}');
export const referenceMissing = message('Please enter the reference of an order');
export const referenceWrong = message('There is no order with this reference. Is every letter right?');
export const referenceTwice = message('This order is named twice. Please enter one amount for it.');
export const nothingDue = message('Nothing is due of this order. Please say what of the payment is for it.');
export const partsDiffer = message('Together that is {sum}, but {left} came. Please change an amount.');
export const correctedOften = message(
  'The papers of this order were corrected three times. Please write to the organisers, who will correct them again.',
);
export const notTakeable = message('This payment can’t be taken back, or was already.');
export const returnedAlready = message(
  'Some of this payment was returned, or is on its way back to the buyer.',
);
export const refundTooHigh = message('No more than {most} came in.');
export const certificateTooHigh = message('No more than {most} can be withheld.');
export const notDeclared = message('The buyer hasn’t declared that they withhold tax.');
export const companyWithholds = message('Only a company withholds tax: please enter its name');
export const hasEnded = message('This order has ended already.');
export const hasNotEnded = message('This order hasn’t ended.');
export const kindTaken = message('All places of the kind ‘{kind}’ are taken. Give it more places first.');
export const cameBack = message('{name} comes after all');
export const nobodyLeft = message('Everybody in this order is erased.');
export const notOpen = message('There is nothing left to pay for this order.');
export const dayOver = message('This day is over');
export const nobodyToRemind = message('None of these orders waits for a payment.');
export const paperGone = message('This paper doesn’t exist.');
export const noCurrency = message('The edition has no currency yet.');
export const notAStatement = message(
  'No row of this file has headings for a day, such as ‘Date’, and for what came in, such as ‘Credit’, ‘Paid in’ or ‘Amount’, as banks write them in English, French or Portuguese. Head those two columns so in the file, and read it again. Found: {headings}',
);
export const reportedGone = message('This payment is no longer listed.');
export const reportedDone = message('Somebody has dealt with this payment already.');
export const notOnSale = message('Tickets aren’t on sale at the moment.');
export const noneOnSale = message(
  'No kind of ticket has a price in {currency}: tickets aren’t on sale, and nobody can register.',
);
export const someNotOnSale = message('Not sold, for want of a price in {currency}: {kinds}.');
export const papersLack = message(
  'Papers don’t say: {what}. Enter it among the texts, under Paying and papers.',
);
export const quoted = message('‘{word}’');
export const joinOrder = message('Order {reference} of {buyer}: {to} instead of {from}.');
export const joinPaid = message(
  'Order {reference} of {buyer} stays at {amount}: money came in, nothing goes back.',
);
export const moneyOnIt = message(
  'Money came in or went out for {name} by order {reference}. Cancel the registration instead.',
);
export const moneyInIt = message(
  'Money came in or went out for orders of this edition, such as {reference}. It stays, so that the books are complete.',
);
export const orderEnds = message(
  'Order {reference} of {buyer} ends: {amount} are no longer to be paid. The buyer is told. Restoring opens it again, at what it costs then.',
);
export const freeOrderEnds = message(
  'Order {reference} of {buyer}, which costs nothing, ends. The buyer is told. Restoring opens it again, at what it costs then.',
);
export const orderLosesPlaces = message({
  one: 'Order {reference} of {buyer} loses a place.',
  other: 'Order {reference} of {buyer} loses {count} places.',
});
export const orderThenComesTo = message('It then comes to {amount} instead of {before}.');
export const groupDiscountEnds = message(
  'The discount of its group ends: the others cost more, and the buyer is told at once.',
);
export const moreOrdersEnd = message({ one: '{count} more order', other: '{count} more orders' });
export const kindGone = message('This kind of ticket can’t be had any more');
export const codeUnknown = message('There is no such code');
export const codeOver = message('This code is no longer valid');
export const codeForOthers = message('This code isn’t for your company or kind of ticket');
export const codeForFewer = message({
  one: 'This code can be used for one more ticket only',
  other: 'This code can be used for {count} more tickets only',
});
export const codeUsedUp = message('This code was used as often as it can be');

// Selling: what organisers enter of an edition.
export const partTitle = message('Tickets and payment');
export const partPlace = message('The edition’s tickets');
export const kindsTitle = message('Kinds of ticket');
export const kindsLead = message(
  'While there is at least one with a price in the edition’s currency, whoever registers gets an order. The first that can be had is proposed; on the page of the order they choose another. Prices include levies.',
);
export const kinds = message('Kinds');
export const addKind = message('Add a kind of ticket');
export const kindNoun = message('kind of ticket');
export const kindName = message('Name');
export const kindNote = message('Beside the name');
export const kindNoteHint = message('Such as ‘Both days, with lunch’.');
export const price = message('Price');
export const priceHint = message('In the edition’s currency, levies included. 0 is free of charge.');
export const percentage = message('{percent}%');
export const untilDay = message('until {day}');
export const isPublic = message('Anybody can choose it');
export const isPublicHint = message('Otherwise only a code opens it, such as for speakers and sponsors.');
export const inGroups = message('The group discount applies');
export const inGroupsHint = message('That of the edition, from its number of registrations of one company.');
export const dayInvalid = message('Please write the day as 2026-03-31');
export const dayHint = message('Such as 2026-03-31.');
export const saleFrom = message('First day');
export const saleUntil = message('Last day');
export const firstDay = message('Lets in from');
export const firstDayHint = message('For a ticket that isn’t for every day, such as 2026-03-31.');
export const lastDay = message('Lets in until');
export const lastDayFirst = message('This day is before the first one');
export const saleUntilHint = message('For an early bird. After it, the next kind is proposed.');
export const places = message('Places');
export const placesHint = message('Empty if only the edition’s places count.');
export const kindUsed = message(
  'The kind of ticket ‘{kind}’ can’t be removed, because it is used by {users}.',
);
export const usedByPlaces = message({ one: 'one place in an order', other: '{count} places in orders' });
export const usedByCodes = message({ one: 'the code {codes}', other: 'the codes {codes}' });
export const keepKind = message(
  'Take this back. To sell no more of it, give it a last day; to be rid of it, first change what uses it.',
);
export const codesTitle = message('Discount codes');
export const codesLead = message(
  'Buyers enter one on the page of their order. Of a code’s and a group’s discount, the larger one holds.',
);
export const codes = message('Codes');
export const addCode = message('Add a code');
export const codeNoun = message('code');
export const code = message('Code');
export const codeHint = message('Letters, digits and hyphens.');
export const codeInvalid = message('Please use three to thirty letters, digits and hyphens');
export const codeNote = message('For you');
export const codeNoteHint = message('Whom it is for. Buyers don’t see it.');
export const percentOff = message('Percent off');
export const percentOffHint = message('100 is free of charge.');
export const amountOff = message('Amount off each ticket');
export const amountOffHint = message('In the edition’s currency.');
export const uses = message('How many tickets');
export const usesHint = message('Empty if any number.');
export const codeUntil = message('Valid until');
export const codeKind = message('Only for the kind');
export const codeKindHint = message('The code opens it, also if not anybody can choose it.');
export const codeKindUnknown = message('There is no kind of ticket ‘{kind}’. Please choose one.');
export const codesOpenNothing = message(
  'Codes for a kind of ticket that isn’t there, which nobody can use: {codes}.',
);
export const codesGiveNothing = message(
  'Codes that take nothing off: they have neither a percentage nor an amount in the edition’s currency: {codes}.',
);
export const codeCompany = message('Only for the company');
export const codeCompanyHint = message('However its name is written.');
export const leviesTitle = message('Levies');
export const leviesLead = message(
  'Those that prices include, in their order. A levy that changes gets its last day, and a new entry its first; papers that were made stay as they are. Empty if your organisation charges none.',
);
export const levies = message('Levies');
export const addLevy = message('Add a levy');
export const levyNoun = message('levy');
export const levyName = message('Name');
export const levyTwice = message('Another levy of this name holds on the same days');
export const levyRate = message('Rate in percent');
export const levyRateHint = message('Such as 15 or 2.5.');
export const rateInvalid = message('Please enter a percentage such as 15 or 2.5');
export const isOnTop = message('It is levied on those above it as well');
export const isOnTopHint = message('Otherwise on the price without levies.');
export const levyFrom = message('From');
export const levyUntil = message('Until');
export const payingTitle = message('Paying and papers');
export const payingLead = message(
  'Who sells, how people pay, how long places are kept, and what is given back.',
);
export const seller = message('Seller’s name');
export const sellerHint = message('As on papers. Empty if it is the summit’s name.');
export const sellerAddress = message('Seller’s address');
export const transfer = message('How people pay by transfer or mobile money');
export const transferHint = message(
  'Bank, account, mobile money number. It is on orders, proforma invoices and in mails.',
);
export const holdDays = message('Days for which an unpaid place is kept');
export const holdDaysHint = message(
  'Then the order ends, and its places are free. Empty if they are kept for good.',
);
export const remindDays = message('Days before that on which buyers are reminded');
export const remindDaysHint = message('Empty if not.');
export const withholding = message('Tax that companies withhold, in percent');
export const withholdingHint = message(
  'Of the price without levies, such as 7.5. An order then is complete with a certificate of it. Empty if none.',
);
export const refunds = message('What is given back to who cancels');
export const addRefund = message('Add a rule');
export const refundNoun = message('rule');
export const refundDays = message('Days before the first day, or earlier');
export const refundPercent = message('Percent given back');
export const refundsHint = message(
  'Without a rule, all is given back until the first day. With some, nothing after the last of them.',
);
export const terms = message('What else papers and orders say');
export const termsHint = message('Such as terms, or whom to ask.');

// The page of an order.
export const pageTitle = message('Your order');
export const pageDescription = message('Your order of tickets.');
export const openLead = message('Choose your ticket, say who pays, and pay. Your place is kept meanwhile.');
export const underpaidLead = message('A part of the payment has arrived, thank you.');
export const withheldLead = message('Your payment has arrived. Please send us the withholding certificate.');
export const paidLead = message('Everything is paid, thank you.');
export const freeLead = message(
  'Nothing has to be paid for it. You can still choose another kind of ticket.',
);
export const overpaidLead = message('More was paid than this order comes to. We send {amount} back to you.');
export const paidLateLead = message('Your payment came after your place had ended. We’ll write to you.');
export const expiredLead = message('It wasn’t paid in time, so its places have gone to others.');
export const cancelledLead = message('It is cancelled.');
export const refundedLead = message('What we owed you is returned.');
export const registerAgain = message('Register again');
export const savedDone = message('Saved. Prices are up to date.');
export const savedPaid = message(
  'Saved. What was chosen stays; a receipt that was made out to others is replaced.',
);
export const notSaved = message('This wasn’t saved');
export const whoComes = message('Who comes');
export const somebody = message('A place');
export const kindOf = message('Ticket of {name}');
export const kindOption = message('{name}: {price}');
export const hasCancelled = message('cancelled');
export const discountCode = message('Discount code');
export const whoPays = message('Who pays');
export const yourName = message('Name');
export const companyName = message('Company');
export const postalAddress = message('Address');
export const save = message('Save');
export const getProforma = message('Get the proforma invoice');
export const getProformaHint = message(
  'Saves what you entered, sends the invoice to you by mail, and opens it.',
);
export const openProformaHint = message('Saves what you entered, and opens the invoice.');
export const howToPayTitle = message('How to pay');
export const writeReference = message('Write this reference with your payment, so that we know it is yours:');
export const askHow = message('The organiser tells you how to pay.');
export const keepsUntil = message('Your place is kept until {until}.');
export const payments = message('Payments');
export const levyLine = message('{name} ({rate})');
export const ifYouCancel = message('If you cancel');
export const refundAll = message('If you cancel today, you get back all that you paid.');
export const refundNone = message('If you cancel today, you get nothing back.');
export const refundPart = message('If you cancel today, you get back {percent}% of what you paid.');
export const refundRule = message({
  one: '{percent}% up to one day before the summit',
  other: '{percent}% up to {count} days before the summit',
});
export const refundLater = message('Nothing after that');
export const groupRule = message(
  'The group’s discount takes {least} of you. If places are given back before all is paid and fewer are left, the others cost the full price. What is paid stays: for a place given back later, the above is of what was paid for that place.',
);
export const priceBefore = message('Before');
export const groupComplete = message('{least} of your company come: each pays {percent}% less');
export const groupGone = message(
  'Fewer than {least} of your company are left: the group’s discount has ended',
);
export const cancelOnOwn = message('Each person cancels, or passes their place on, on their own page.');
export const cancelByWriting = message('To cancel a place, or to pass it on, write to us.');
export const toHowToPay = message('How to pay {amount}');
export const opensPaper = message('{title} {number}, {total}');

// On somebody's own page.
export const ownHeading = message('Your order');
export const ownState = message('State of your order: {state}.');
export const ownOther = message('Your place is in an order of {buyer}. Its state: {state}.');
export const cancelUnpaid = message('Nothing has to be paid for your place then.');
export const cancelBack = message({
  one: 'Of the {paid} that were paid for it, {amount} go back to {buyer}.',
  other: 'Of the {paid} that were paid for them, {amount} go back to {buyer}.',
});
export const cancelBackNone = message({
  one: 'Nothing of the {paid} that were paid for it goes back to {buyer}.',
  other: 'Nothing of the {paid} that were paid for them goes back to {buyer}.',
});
export const groupEnds = message(
  'Fewer than {least} of your company are left then: the group’s discount ends, and the other places cost the full price.',
);
export const owedThen = message('{amount} are then to be paid instead of {before}.');
export const nothingOwedThen = message('Nothing is then left to pay.');
export const returnedThen = message('{amount} then go back to you.');
export const ownPay = message('See the order and pay');
export const ownSee = message('See the order and its papers');

// The desk.
export const search = message('Search by reference, name, company or email');
export const emptyHint = message(
  'Whoever registers gets an order once the edition has a kind of ticket with a price: Texts and packages, Kinds of ticket.',
);
export const overdue = message('Overdue');
export const amiss = message('Payment to look at');
export const yes = message('Yes');
export const due = message('Due');
export const stateWithDue = message('{state} ({amount} due)');
export const stateWithOwed = message('{state} ({amount} to return)');
export const stateOverdue = message('{state}, overdue');
export const stateAndAmount = message('{state} ({amount})');
export const stateAmiss = message('{state}, a payment needs a look');
export const remind = message('Remind');
export const remindTitle = message({ one: 'Remind this buyer?', other: 'Remind these {count} buyers?' });
export const remindWords = message('Each who still has to pay gets a mail now.');
export const failed = message('This couldn’t be done');
export const statementsTitle = message('Statements');
export const sellTitle = message('What you sell');
export const figures = message('Money');
export const received = message('Received');
export const outstanding = message('Outstanding');
export const owed = message('To return');
export const paidOrders = message({ one: '{count} order paid', other: '{count} orders paid' });
export const openOrders = message({ one: '{count} order to pay', other: '{count} orders to pay' });
export const overdueOrders = message({ one: '{count} overdue', other: '{count} overdue' });
export const amissOrders = message({
  one: '{count} payment needs a look',
  other: '{count} payments need a look',
});
export const linesTitle = message('Who comes');
export const name = message('Name');
export const from = message('From');
export const to = message('To');
export const amount = message('Amount');
export const moneyTitle = message('Money');
export const moneyLead = message('Only ever added to. Each posting is entered on both sides.');
export const enterPaymentTitle = message('Enter a payment');
export const enterPaymentLead = message('Money that you saw: a transfer, mobile money, cash at the door.');
export const enterPayment = message('Enter payment');
export const way = message('Way of paying');
export const chooseWay = message('Choose how');
export const note = message('What shows it');
export const noteHint = message('The number of the transfer, or who took the cash.');
export const certificateTitle = message('Enter a withholding certificate');
export const certificateLead = message('This buyer may keep {amount} for the tax authority.');
export const certificateNumber = message('Number of the certificate');
export const enterCertificate = message('Enter certificate');
export const takeBackTitle = message('Take a payment back');
export const takeBackLead = message(
  'For one that was entered for the wrong order. No money moves: the order is as it is without it, a receipt that names it is credited, and the buyer is told of the mistake. A payment of a statement is left to you there again.',
);
export const takeBack = message('Take this payment back');
export const takeableOption = message('{way}, {amount} ({note})');
export const notForThis = message('Not for this order');
export const refundTitle = message('Enter money returned');
export const refundLead = message('After you have sent it back. {amount} is owed.');
export const enterRefund = message('Enter what was returned');
export const holdTitle = message('Keep the places longer');
export const holdUntil = message('Until the end of');
export const hold = message('Keep them');
export const cancelTitle = message('Cancel the order');
export const cancelLead = message(
  'Everybody in it is cancelled as well. What was paid is given back as the edition’s rules say.',
);
export const cancelOrder = message('Cancel the order');
export const reviveTitle = message('Take the order up again');
export const reviveLead = message('Everybody in it is registered again, if there are places.');
export const reviveOrder = message('Take it up again');
export const why = message('Why');
export const buyerTitle = message('Buyer');
export const buyerLead = message(
  'To whom papers are made out from now on. Those that were made stay as they are.',
);
export const saveBuyer = message('Save buyer');
export const papersLead = message('Never changed. A credit note takes back what is no longer charged.');
export const noPapers = message('There are none yet.');
export const sendProforma = message('Send a proforma invoice');
export const openPaper = message('Open {number}');
export const buyersPage = message('The buyer’s page');
export const fiscalNumber = message('Number of the tax authority');
export const fiscalWhyHint = message('What is entered once is corrected only with a reason, in the ledger.');
export const fiscalCode = message('Text of its QR code');
export const saveFiscal = message('Save number');
export const account = message('Account');
export const what = message('What');
export const statementsLead = message(
  'Your bank’s or operator’s list of payments, as CSV or XLSX. What belongs to an order is entered at once: by its reference, else if amount and name together leave no doubt. The rest is left to you.',
);
export const newStatement = message('New statement');
export const statementFile = message('File');
export const readStatement = message('Read the statement');
export const readingStatement = message('Reading…');
export const leftTitle = message('Left to you');
export const leftEmpty = message('Nothing is left.');
export const matchedTitle = message('Entered');
export const matchedLead = message(
  'What was entered for the wrong order is taken back on the screen of that order.',
);
export const matchedEmpty = message('Nothing was entered from a statement yet.');
export const matchLine = message('Enter for this order');
export const likelyFor = message('Perhaps it is for:');
export const likelyReference = message('almost its reference');
export const likelyAmount = message('the same amount');
export const likelyName = message('a like name');
export const enterFor = message('Enter for this order: {reference}');
export const leftOf = message('{left} left of {amount}');
export const divideLine = message('Divide it among several orders');
export const addPart = message('Another order');
export const removePart = message('Remove order {number}');
export const furtherReference = message('Reference of order {number}');
export const partAmount = message('Amount for order {number}');
export const partHint = message('Empty: all that is due of it.');
export const divideSo = message({
  one: 'Enter for this order',
  other: 'Divide it among these {count} orders',
});
export const linePages = message('Pages of payments');
export const newerLines = message('Newer');
export const olderLines = message('Older');
export const pageOfPages = message('Page {page} of {last}');
export const ignoreLine = message('It belongs to no order');
export const referenceOf = message('Reference for {text}');
export const byReference = message('by its reference');
export const byName = message('by amount and name');
export const byHand = message('by hand');
export const byEntered = message('was entered by hand');

export const language = message('Language');

// Paying online.
export const online = message('Paid online');
export const refundAsked = message('Asked for');
export const refundPending = message('On its way');
export const refundDone = message('Sent back');
export const refundFailed = message('Failed');
export const refundNeedsAttention = message('Needs attention');
export const payNow = message('Pay {amount} now');
export const payNowPlain = message('Pay now');
export const payNowHint = message('By card or mobile money, on a page of {provider}.');
export const orByTransfer = message('Or by transfer');
export const testMode = message('Payments are in test mode: no money moves.');
export const withholds = message(
  'Our company withholds {rate} of the price without levies for the tax authority, and sends you the certificate.',
);
export const payLess = message(
  'Pay {amount}, and send us the certificate of the {certificate} that you withhold.',
);
export const withholdsTax = message('Withholds tax');
export const withholdsTaxHint = message(
  'At the edition’s rate. Only then is an order complete with a certificate.',
);
export const colleagues = message('Colleagues');
export const colleaguesLead = message(
  'Who registers by this link is of your company. From {least} of you on, each pays {percent}% less, also who has not paid yet.',
);
export const leavingTitle = message('On to {provider}');
export const leavingLead = message('You pay on a page of {provider} and come back here afterwards.');
export const leavingGo = message('Go to {provider}');
export const openingTitle = message('{provider} takes its time');
export const openingLead = message(
  'The page on which you pay isn’t there yet. Nothing has been charged, and your places are kept.',
);
export const backToOrder = message('Back to your order');
export const watchLooking = message('This page looks again by itself.');
export const watchAgain = message('Look again');
export const watchChanged = message('There is news of your payment.');
export const watchShow = message('Show it');
export const paymentArrived = message('Your payment has arrived. Thank you.');
export const paymentNotSeen = message(
  'Your payment hasn’t been confirmed yet. If you have paid, there is nothing to do: this page shows it as soon as it is, and you get a mail.',
);
export const paymentAmiss = message(
  'Your payment has arrived, but not in a way that we can count. We look into it and write to you.',
);
export const ofRefund = message('{amount}: {state}');
export const refundsTitle = message('Money back');
export const payingFor = message('{summit}, order {reference}');
export const notOnline = message('This can’t be paid online at the moment. Please pay by transfer.');
export const providerAway = message(
  '{provider} doesn’t answer at the moment. Nothing was charged; please try again in a minute.',
);
export const providersBusy = message('Many people are paying at the moment. Please try again in a minute.');
export const tooManyPayments = message('Too many payments were begun for this order.');
export const tooManyChanges = message('This order was saved too often.');
export const tooManyPapers = message('Too many documents have been asked for from your network.');

// What providers report.
export const noWebhook = message('No provider of payments reports here.');
export const webhookTooLarge = message('This report is too large.');
export const webhookUnsigned = message('This report isn’t signed by the provider.');
export const tooManyUnsigned = message('Too many unsigned reports came from here.');
export const tooManyEvents = message('Too many reports at once. Please send it again later.');
export const begunEntry = message('Began to pay {amount} of the order {reference} at {provider}');
export const testEntry = message(
  'A test payment of {amount} for the order {reference} came from {provider}; it isn’t entered',
);
export const otherCurrencyEntry = message(
  '{amount} came from {provider} for the order {reference} in another currency; it isn’t entered',
);
export const refundAskedEntry = message(
  'Asked {provider} to return {amount} of the order {reference}: {note}',
);
export const refundStateEntry = message('Return of {amount} of the order {reference}: {state}');
export const connectedEntry = message('Kept the keys of {provider}');
export const disconnectedEntry = message('Removed the keys of {provider}');

// Paying online, at the desk.
export const onlineTitle = message('Paying online');
export const onlineLead = message(
  'People pay on the provider’s page, by card or mobile money, into your own account there. Its keys are kept encrypted and never shown again.',
);
export const secretKey = message('Secret key');
export const secretKeyHint = message('Empty leaves the one that ends in {end}.');
export const secretKeyFirst = message(
  'From your account’s settings. A test key moves no money, and every page says so.',
);
export const webhookSecret = message('Signing secret of the webhook');
export const webhookHint = message('Enter this address at {provider} as the webhook:');
export const isChosen = message('People pay by it');
export const isInUse = message('In use');
export const notInUse = message('Not in use');
export const saveKeys = message('Test and save');
export const testKeys = message('Test the keys');
export const forgetKeys = message('Remove the keys');
export const keyWrong = message('This isn’t a secret key: it begins with sk_test_ or sk_live_.');
export const keyRefused = message('{provider} doesn’t take this key, or doesn’t answer.');
export const noSuchProvider = message('There is no such provider.');
export const noKey = message('There is no key yet.');
export const webhookSecretMissing = message('Please enter the secret that signs the reports');
export const providerConnected = message('{provider} takes the keys. They are saved.');
export const keyWorks = message('{provider} takes the keys.');
export const providerGone = message('The keys of {provider} are removed.');
export const onlinePayments = message('Payments online');
export const paymentBegun = message('Begun');
export const paymentPaid = message('Paid');
export const paymentNotCounted = message('Not entered');
export const paymentLapsed = message('Not paid');
export const problemCurrency = message('in another currency');
export const problemTest = message('a test');
export const amissPayment = message('{amount} ({problem})');
export const inTest = message('Test');
export const refundOnlineTitle = message('Send money back online');
export const refundOnlineLead = message('The provider sends it back the way it came. {amount} is owed.');
export const refundOnlineAction = message('Send it back');
export const refundBegun = message('The provider is asked to send it back.');
export const paymentOf = message('Payment');
export const paymentMissing = message('Please choose a payment');
export const paymentGone = message('This payment isn’t in the order.');
export const choosePayment = message('Choose a payment');
export const paymentOption = message('{provider}, {amount}');

/** What the privacy policy says of them. */
export const takes = message(
  'Orders: who buys, for whom and for what company, what is to be paid and what was, papers such as invoices and receipts, and the lines of statements of our accounts that name who paid.',
);
export const takesOnline = message(
  'Online payments: {provider} asks for your card or mobile money account, which we never see. It gets your email address and what is to be paid, and tells us what was.',
);
