/** What other rooms may use of this one on the server. */

export {
  countPartnerships,
  countPartnershipsSince,
  countUnansweredUntil,
  partnershipsByPackage,
} from './partnerships/server/service.ts';
