import { message } from '#platform/contract/message.ts';

// Charts.
export const nothingToShowYet = message('Nothing to show yet.');
export const asTable = message('As a table');
export const count = message('Count');
export const otherCompanies = message({ one: 'one other company', other: '{count} other companies' });
export const registrationsOverDays = message('Registrations over {days} days');
export const day = message('Day');
export const daysOfRegistrations = message('Days of registrations');
export const otherChannels = message('Other answers');
export const figuresAreGroups = message('A figure: several of one company');
export const howToChooseDays = message(
  'Point at a day, or use the arrow keys. Drag, or hold Shift, to choose several; Enter lists who registered then.',
);
export const registrationsCounted = message({ one: 'one registration', other: '{count} registrations' });
export const groupOfDay = message('several of {company}');
export const howTheyHeard = message('How they heard');
export const answer = message('Answer');
export const registrationsByCompany = message('Registrations by company');
export const company = message('Company');
export const requestsByPackage = message('Requests by package');
export const packageChosen = message('Package');

// Until the summit.
export const dashboard = message('Dashboard');
export const summitIsOn = message('The summit is on');
export const summitIsOver = message('The summit is over');
export const summitHasNoDate = message('The summit has no date yet');
export const lookAtEventData = message('Look at the event data');
export const summitBeginsToday = message('The summit begins today');

// Its lists and figures.
export const overview = message('Overview');
export const fetchFailed = message('Failed to fetch data');
export const tryAgain = message('Try again');
export const userId = message('uuid');
export const username = message('username');
export const activityType = message('Activity Type');
export const description = message('Description');
export const time = message('Time');
export const activityBy = message('{type} by {username}');
export const countedRows = message({ one: '{count} row', other: '{count} rows' });
export const deleteQuestion = message({ one: 'Delete this row?', other: 'Delete these {count} rows?' });
export const action = message('Action');
export const deleteActivityFailed = message('Error deleting activity');
export const recentActivity = message('Recent Activity');
export const allActivity = message('All activity');
export const today = message('Today');
export const lookAtThem = message('Look at them');
export const totalRegistration = message('Total Registration');
export const viewTotalAttendee = message('View Total Attendee');
export const totalPartnerships = message('Total Partnerships');
export const viewPartners = message('View Partners');
export const totalSpeakers = message('Total Speakers');
export const viewSpeakers = message('View Speakers');
export const warning = message('Warning');
export const ok = message('OK');
export const notShown = message('The dashboard couldn’t be shown.');
export const dailyTotals = message('Registrations: {attendees}. Partnership requests: {partnerships}.');
export const weekAsBefore = message({
  one: 'registration in seven days, as many as in the seven before',
  other: 'registrations in seven days, as many as in the seven before',
});
export const weekWithMore = message({
  one: 'registration in seven days, {difference} more than in the seven before',
  other: 'registrations in seven days, {difference} more than in the seven before',
});
export const weekWithFewer = message({
  one: 'registration in seven days, {difference} fewer than in the seven before',
  other: 'registrations in seven days, {difference} fewer than in the seven before',
});
export const newSince = message('new since your last sign-in, <time></time>: {registrations} and {requests}');
export const registrationsNamed = message({ one: '{count} registration', other: '{count} registrations' });
export const noRegistrations = message('no registrations');
export const requestsNamed = message({ one: '{count} request', other: '{count} requests' });
export const noRequests = message('no requests');
export const unanswered = message({
  one: 'request has waited two days or longer for an answer',
  other: 'requests have waited two days or longer for an answer',
});
export const answerThem = message({ one: 'Answer it', other: 'Answer them' });
export const groups = message({
  one: 'group of {least} or more from one company',
  other: 'groups of {least} or more from one company',
});
export const andOtherGroups = message('and {count} more');
export const daysLeft = message({
  one: '<days>{count}</days> day left',
  other: '<days>{count}</days> days left',
});
export const registrations = message('Registrations');
