import { Resolver } from 'node:dns/promises';
import type { Config } from '#platform/server/config.ts';
import { unlessLate } from '#platform/server/within.ts';
import type { DOMAIN_CHECKS, DomainCheck } from '../contract.ts';
import * as say from '../messages.ts';

/** Reads the TXT records of a name; each may be in several pieces. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** In ms: as long as somebody waits. A resolver alone waits as long for each server that the machine knows. */
const PATIENCE = 2_000;
const resolver = new Resolver({ timeout: PATIENCE, tries: 1 });
const lookUp: ResolveTxt = (name) => resolver.resolveTxt(name);

/** Errors of the DNS that mean that there is no such record, rather than no answer. */
const NONE: readonly (string | undefined)[] = ['ENOTFOUND', 'ENODATA'];

interface Question {
  name: (typeof DOMAIN_CHECKS)[number];
  at: string;
  /** How its record begins. */
  begins: RegExp;
  isWrong: (record: string) => boolean;
  missing: string;
  wrong: string;
}

/** What the DNS says about mail from the sender's domain. Without it, mail lands in the spam folder. */
export async function checkDomain({ mail }: Pick<Config, 'mail'>, resolve: ResolveTxt = lookUp) {
  const domain = mail?.from.address.split('@').at(-1) ?? '';
  if (!domain) return { domain, checks: [] };
  const questions = questionsAbout(domain, mail?.dkim?.selector);
  const checks = await Promise.all(questions.map((question) => answer(question, resolve)));
  if (mail?.dkim) return { domain, checks };
  return { domain, checks: [...checks.slice(0, 1), unsigned(), ...checks.slice(1)] };
}

const unsigned = (): DomainCheck => ({
  name: 'DKIM',
  result: 'unknown',
  record: '',
  advice: say.unsigned(),
});

function questionsAbout(domain: string, selector: string | undefined): Question[] {
  return [
    {
      name: 'SPF',
      at: domain,
      begins: /^v=spf1\b/i,
      isWrong: (record) => /\+all\b/i.test(record),
      missing: say.spfMissing({ domain }),
      wrong: say.spfTooOpen(),
    },
    ...(selector
      ? [
          {
            name: 'DKIM' as const,
            at: `${selector}._domainkey.${domain}`,
            begins: /(^|;)\s*p=/i,
            isWrong: (record: string) => /(^|;)\s*p=\s*(;|$)/i.test(record),
            missing: say.dkimMissing({ selector, domain }),
            wrong: say.dkimEmpty(),
          },
        ]
      : []),
    {
      name: 'DMARC',
      at: `_dmarc.${domain}`,
      begins: /^v=DMARC1\b/i,
      isWrong: (record) => !/(^|;)\s*p=(none|quarantine|reject)\b/i.test(record),
      missing: say.dmarcMissing({ domain }),
      wrong: say.dmarcWithoutPolicy(),
    },
  ];
}

async function answer(question: Question, resolve: ResolveTxt): Promise<DomainCheck> {
  const { name, at, begins, isWrong, missing, wrong } = question;
  try {
    const found = await unlessLate(PATIENCE, resolve(at), undefined);
    if (!found) throw new Error('the DNS is silent');
    const records = found.map((pieces) => pieces.join(''));
    const [record, another] = records.filter((one) => begins.test(one));
    if (!record) return { name, result: 'missing', record: '', advice: missing };
    if (another) return { name, result: 'wrong', record, advice: say.recordTwice() };
    return isWrong(record)
      ? { name, result: 'wrong', record, advice: wrong }
      : { name, result: 'good', record, advice: '' };
  } catch (thrown) {
    if (NONE.includes((thrown as NodeJS.ErrnoException).code)) {
      return { name, result: 'missing', record: '', advice: missing };
    }
    return { name, result: 'unknown', record: '', advice: say.dnsSilent() };
  }
}
