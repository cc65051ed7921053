import { requireActor } from '#platform/server/http/context.ts';
import { handler } from '#platform/server/http/handler.ts';
import { deskLanguageCookie } from '#platform/server/http/speak.ts';
import { deskLanguageOf } from '#platform/server/reader.ts';
import { mustSetUpTwoFactor } from '#rooms/access/users/server/service.ts';
import { rightsOf } from '#rooms/ground/server.ts';
import {
  addToken,
  confirmTwoFactor,
  createResetLink,
  disableUser,
  endOtherSessions,
  endSession,
  requireTwoFactor,
  resetPassword,
  revokeToken,
  signIn,
  signOut,
  startTwoFactor,
  stopTwoFactor,
  viewSessions,
  viewTokens,
} from '../contract.ts';
import * as say from '../messages.ts';
import { setDisabled, setTwoFactorRequired } from './access-status.ts';
import { sessionCookie } from './cookie.ts';
import { finishEnrolment, leaveTwoFactor, startEnrolment } from './enrolment.ts';
import { rememberDevice } from './known-device.ts';
import { closeSession, endOtherSessionsOf, endOwnSession, sessionsOf } from './own-sessions.ts';
import { listTokens } from './queries.ts';
import { makeResetLink, usePasswordLink } from './reset-link.ts';
import { openSession } from './sign-in.ts';
import { createToken, revokeToken as endToken, toToken } from './tokens.ts';

export const authHandlers = [
  handler(signIn, async ({ body }, context) => {
    const { user, token, device } = await openSession(context, body);
    context.replyHeaders.append('set-cookie', sessionCookie(context.config, token));
    if (user.language)
      context.replyHeaders.append('set-cookie', deskLanguageCookie(context.config, deskLanguageOf(user)));
    rememberDevice(context, user, device);
    const { id: userId, username, role } = user;
    const rights = await rightsOf(context, context.store.database, role);
    const message = say.welcome({ username });
    return { message, userId, username, role, rights, mustSetUpTwoFactor: mustSetUpTwoFactor(user) };
  }),

  handler(signOut, async (_input, context) => {
    await closeSession(context, requireActor(context));
    context.replyHeaders.append('set-cookie', sessionCookie(context.config, undefined));
    return { message: say.signedOut() };
  }),

  handler(viewSessions, async (_input, context) => ({
    records: await sessionsOf(context, requireActor(context)),
  })),

  handler(endSession, async ({ query }, context) => {
    await endOwnSession(context, requireActor(context), query.id);
    return { message: say.sessionEnded(), id: query.id };
  }),

  handler(endOtherSessions, async (_input, context) => {
    await endOtherSessionsOf(context, requireActor(context));
    return { message: say.othersEnded() };
  }),

  handler(startTwoFactor, async ({ body }, context) => {
    const { secret, uri } = await startEnrolment(context, requireActor(context), body.password);
    const { default: QRCode } = await import('qrcode');
    return { secret, uri, qr: await QRCode.toDataURL(uri) };
  }),

  handler(confirmTwoFactor, async ({ body }, context) => ({
    message: say.twoFactorTurnedOn(),
    codes: await finishEnrolment(context, requireActor(context), body.code),
  })),

  handler(stopTwoFactor, async ({ body }, context) => {
    await leaveTwoFactor(context, requireActor(context), body.password);
    return { message: say.twoFactorTurnedOff() };
  }),

  handler(viewTokens, async (_input, context) => {
    const rows = await listTokens(context.store.database, requireActor(context).userId);
    return { records: rows.map((row) => toToken(row, context.clock.now())) };
  }),

  handler(addToken, async ({ body }, context) => ({
    message: say.tokenAdded(),
    ...(await createToken(context, requireActor(context), body)),
  })),

  handler(revokeToken, async ({ query }, context) => {
    await endToken(context, requireActor(context), query.id);
    return { message: say.tokenRevoked(), id: query.id };
  }),

  handler(disableUser, async ({ body }, context) => {
    const name = await setDisabled(context, body.id, body.disabled);
    return { message: body.disabled ? say.isDisabled({ name }) : say.canSignInAgain({ name }), id: body.id };
  }),

  handler(requireTwoFactor, async ({ body }, context) => {
    const name = await setTwoFactorRequired(context, body.id, body.required);
    const message = body.required ? say.mustUseTwoFactor({ name }) : say.needsNoTwoFactor({ name });
    return { message, id: body.id };
  }),

  handler(createResetLink, async ({ body }, context) => {
    const made = await makeResetLink(context, body.id);
    const message = made.sentTo ? say.linkSent({ address: made.sentTo }) : say.linkToGive();
    return { message, ...made };
  }),

  handler(resetPassword, async ({ body }, context) => {
    await usePasswordLink(context, body.token, body.password);
    return { message: say.passwordSet() };
  }),
];
