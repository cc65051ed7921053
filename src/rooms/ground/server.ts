/** What other rooms may use of this one on the server. */

export {
  type ActivityEntry,
  attemptsOn,
  changeInPieces,
  eraseAuditEntries,
  findAuditEntries,
  Outsider,
  PROGRAM,
  previousSignIn,
  shownOutsider,
  valuesBefore,
  type WithActivity,
  withActivity,
} from './activity/server/service.ts';
export { type Chosen, exportList } from './exports/server/service.ts';
export { filmTypes, removeUnneeded } from './films/server/service.ts';
export { pictureKind } from './pictures/server/service.ts';
export { assertDeletable, type Hanging, keptAmong } from './records/server/service.ts';
export {
  assertNoMoreThanOwn,
  isReservedForUsers,
  rightsOf,
  roleExists,
  rolesThatMay,
} from './roles/server/service.ts';
export {
  assertUnspent,
  earlyTicket,
  findUsedProofs,
  issueTicket,
  type Proof,
  spendProof,
  spendProofs,
  type Ticket,
  verifySpamGuard,
} from './spam-guard/server/service.ts';
export {
  assertKeyOpens,
  drawTicket,
  outlineTicket,
  publicKey,
  ticketNumber,
  ticketSigner,
} from './tickets/server/service.ts';
export { TitleQueries, type TitleRow, titlesIn } from './titles/server/service.ts';
export { purgeViews } from './views/server/service.ts';
