import { message } from '#platform/contract/message.ts';

export const disableTitle = message('Disable {name}?');
export const disable = message('Disable');
export const disableHint = message(
  'This signs them out everywhere and revokes their API tokens. They can’t sign in until you enable them again.',
);
export const requireTitle = message('Require two-factor sign-in for {name}?');
export const require = message('Require');
export const requireHint = message('Until they set it up, they can only open their own account.');
export const didntWork = message('This didn’t work.');
export const access = message('Access');
export const createOneTimeLink = message('Create a one-time link');
export const stopRequiringTwoFactor = message('Stop requiring two-factor');
export const requireTwoFactor = message('Require two-factor');
export const enable = message('Enable');
export const disabled = message('Disabled: can’t sign in.');
export const canSignIn = message('Can sign in.');
export const withTwoFactor = message('{access} Two-factor sign-in is on.');
export const withRequiredTwoFactor = message('{access} Two-factor sign-in is required but not set up yet.');
export const withoutTwoFactor = message('{access} Two-factor sign-in is off.');
export const failedSignIns = message('Failed sign-ins');
export const login = message('Login');
export const forgotYourPassword = message('Forgot your password?');
export const forgotPasswordHint = message(
  'Ask an Administrator. They can create a one-time link for you, with which you set a new password.',
);
export const setNewPassword = message('Set a new password');
export const setPassword = message('Set password');
export const newPassword = message('New password');
export const newPasswordHint = message('At least {least} characters.');
export const sessionEndedTitle = message('Your session has ended');
export const sessionEndedHint = message('Please sign in again. Nothing you typed is lost.');
export const leaveWithoutSaving = message('Leave without saving');
export const sessionsLead = message(
  'Where you’re signed in, on {most} devices at most. A session ends {hours} hours after its last use, and after {days} days at the latest.',
);
export const sessionNotEnded = message('The session couldn’t be ended.');
export const sessions = message('Sessions');
export const signIns = message('Sign-ins');
export const loading = message('Loading...');
export const endAllOtherSessions = message('End all other sessions');
export const thisSession = message('This session');
export const endSessionOf = message('End the session of {device}');
export const end = message('End');
export const email = message('Email');
export const password = message('Password');
export const code = message('Code');
export const appOrRecoveryCodeHint = message('The six digits from your app, or a recovery code.');
export const apiTokens = message('API tokens');
export const tokenMade = message('This is your token. Copy it now: it won’t be shown again.');
export const createToken = message('Create a token');
export const name = message('Name');
export const tokenNameHint = message('What will use it, such as ‘Badge printer’.');
export const validFor = message('Valid for');
export const validForHint = message('Then it stops working by itself.');
export const daysLong = message('{days} days');
export const tokenNotRevoked = message('The token couldn’t be revoked.');
export const expired = message('Expired');
export const revokeToken = message('Revoke the token {name}');
export const revoke = message('Revoke');
export const revokeTitle = message('Revoke this token?');
export const revokeHint = message('Anything that uses ‘{name}’ will stop working immediately.');
export const passwordHint = message('To make sure it’s you.');
export const qrCode = message('QR code for your authenticator app');
export const turnOn = message('Turn on');
export const cancel = message('Cancel');
export const appCodeHint = message('The six digits from your app.');
export const twoFactor = message('Two-factor sign-in');
export const twoFactorOn = message('It’s on.');
export const twoFactorLead = message(
  'When it’s on, you sign in with your password and a code from an app on your phone. Turning it on signs you out everywhere else.',
);
export const twoFactorRequired = message(
  'An Administrator requires it. Until you set it up, you can only open your account.',
);
export const setUp = message('Set up');
export const recoveryCodesHint = message(
  'If you lose your phone, each of these codes signs you in once. Keep them in a safe place: they won’t be shown again.',
);
export const copyAll = message('Copy all');
export const codesSaved = message('I’ve saved them');
export const twoFactorStays = message('An Administrator requires it, so you can’t turn it off.');
export const turnOffTwoFactor = message('Turn off two-factor sign-in');
export const twoFactorIsRequired = message('An Administrator requires two-factor sign-in for this account.');
export const twoFactorIsOn = message(
  'Two-factor sign-in is already on. Turn it off before you set it up again.',
);
export const welcome = message('Welcome, {username}.');
export const sessionEnded = message('Session ended.');
export const othersEnded = message('Your other sessions have ended.');
export const twoFactorTurnedOn = message(
  'Two-factor sign-in is on, and you’ve been signed out everywhere else. Keep the recovery codes in a safe place.',
);
export const twoFactorTurnedOff = message('Two-factor sign-in is off.');
export const tokenAdded = message('Copy the token now: it won’t be shown again.');
export const tokenRevoked = message('Token revoked.');
export const mustUseTwoFactor = message('{name} now has to use two-factor sign-in.');
export const needsNoTwoFactor = message('{name} no longer has to use two-factor sign-in.');
export const passwordSet = message('Your new password is set. You can sign in with it now.');
export const signedOutEntry = message('{username} logged out');
export const sessionGone = message('This session has already ended.');
export const sessionEndedEntry = message('{username} ended one of their sessions');
export const othersEndedEntry = message('{username} ended their other sessions');
export const linkMadeEntry = message('Created a one-time link to a new password for {username}');
export const tooManyWrongLinks = message('Too many links that lead nowhere were opened from your network.');
export const passwordSetEntry = message('{username} set a new password with a one-time link{ended}');
export const linkUsed = message(
  'This link has already been used or has expired. Please ask an Administrator for a new one.',
);
export const andTokensRevoked = message(' and revoked their API tokens');
export const wrongEmailOrPassword = message('The email address or password is wrong.');
export const accountDisabled = message('This account is disabled. Please ask an Administrator.');
export const signedInEntry = message('{username} logged in');
export const tokenGone = message('This token no longer exists.');
export const wrongAppCode = message(
  'That code is wrong. Codes change every 30 seconds: please enter the newest one.',
);
export const wrongCode = message(
  'That code is wrong. The app’s codes change every 30 seconds: please enter the newest one. A recovery code works only once.',
);
export const attempts = message({
  one: 'One attempt to sign in to your account failed in the last {days} days, most recently <time></time>.',
  other:
    '{count} attempts to sign in to your account failed in the last {days} days, most recently <time></time>.',
});
export const wrongCodes = message({
  one: 'Someone entered your right password and a wrong code. If that wasn’t you, change your password now.',
  other:
    'Someone entered your right password and a wrong code {count} times. If that wasn’t you, change your password now.',
});
export const writeToOne = message('If you don’t know one, write to <email>{email}</email>.');
export const sessionTimes = message('Since <since></since>, last used <used></used>');
export const tokensLead = message(
  'For scripts. A script sends <code>Authorization: Bearer</code> with the token, and may do what you may, except change users, passwords, sessions and tokens. A new password ends your tokens. See <calls>the calls</calls>.',
);
export const tokenTimes = message(
  'Created <created></created>, valid until <expires></expires>, last used <used></used>',
);
export const unusedTokenTimes = message(
  'Created <created></created>, valid until <expires></expires>, never used',
);
export const scanThis = message(
  'Scan this with your authenticator app, or type in <secret>{secret}</secret>.',
);
export const onWithCodes = message({
  one: 'It’s on. {count} recovery code is left.',
  other: 'It’s on. {count} recovery codes are left.',
});
export const linkOnItsWay = message(
  'This link is on its way to {address}. You can also give it to {name} yourself. They can use it once to set a new password, until {until}. It won’t be shown again.',
);
export const giveLink = message(
  'Give this link to {name}. They can use it once to set a new password, until {until}. It won’t be shown again.',
);
export const isDisabled = message('{name} is disabled.');
export const canSignInAgain = message('{name} can sign in again.');
export const linkSent = message('The link was sent to {address}. It works once, within 24 hours.');
export const linkToGive = message('Give this link to the user. It works once, within 24 hours.');
export const disabledEntry = message('Disabled the user {username}{ended}');
export const enabledEntry = message('Enabled the user {username}');
export const requiredEntry = message('Required two-factor sign-in for {username}');
export const notRequiredEntry = message('Stopped requiring two-factor sign-in for {username}');
export const wrongCodeEntry = message('Someone entered the right password and a wrong code as {username}');
export const failedEntry = message('Someone failed to sign in as {username}');
export const failedStrangerEntry = message('Someone failed to sign in with an unknown address');
export const nextHaveToWait = message('{entry}; from unknown devices, the next attempts have to wait');
export const lastRecorded = message('{entry}; for up to a day, no more of these are recorded');
export const tokenCreatedEntry = message('Created the API token {name}');
export const tokenRevokedEntry = message('Revoked the API token {name}');
export const tokenNameMissing = message('Please enter what will use the token');
export const tokenDaysMissing = message('Choose {choices} days.');
export const signedOut = message('Success: You are logged out');
export const tokenNameTaken = message('You already have a token with this name. Please choose another one.');
export const appCodeInvalid = message('Enter the six digits from your app.');
export const twoFactorOnEntry = message('{username} turned on two-factor sign-in');
export const twoFactorOffEntry = message('{username} turned off two-factor sign-in');
export const codeMissing = message('Enter the six digits from your authenticator app, or a recovery code.');
export const sixDigitsMissing = message('Enter the six digits');
