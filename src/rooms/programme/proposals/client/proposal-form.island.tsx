import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isNoAnswer, makeCall } from '#platform/client/call-client.ts';
import type { OwnForm } from '#platform/client/page.ts';
import { sentOtherwise } from '#platform/contract/messages.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { challenge } from '#rooms/ground/contract.ts';
import type { Consent } from '#rooms/people/contract.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { type Failure, failureOf } from '#ui/form/failure.ts';
import type { FieldMessages } from '#ui/form/field-description.ts';
import { resetSpamGuard, solveSpamGuard } from '#ui/form/spam-guard.ts';
import { addProposal, type ProposalInput } from '../contract.ts';
import * as say from '../messages.ts';
import { readProposal, shownAt } from '../proposal-form.ts';
import { type Asked, allFields, ProposalFields } from './proposal-fields.tsx';

/** Under which this browser keeps what is typed. */
const KEPT = 'proposal';
const NEVER_KEPT = ['consent', 'captcha', 'do'];

const askChallenge = () => makeCall(challenge, {});

interface Props extends OwnForm {
  asked: Asked;
  consent: Consent;
}

/** A form whose values this browser keeps until they are sent. Without a script, it is posted as a plain form. */
export function ProposalForm({ asked, consent, refused, ticket, isPreview }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<{ text: string; key: string }>(undefined);
  const summary = useId();
  const [sending, setSending] = useState<'send' | 'draft'>();
  const [failure, setFailure] = useState<Failure | undefined>(refused && failureOf(refused, say.notSent()));
  const [errors, setErrors] = useState<FieldMessages>(() => shown(refused?.errors ?? {}));
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (form.current && !refused) restore(form.current);
  }, [refused]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (isPreview) return;
    event.preventDefault();
    if (sending) return;
    const button = (event.nativeEvent as SubmitEvent).submitter;
    const isDraft = button instanceof HTMLButtonElement && button.value === 'draft';
    const { captcha: _none, do: _button, ...values } = valuesOf(event.currentTarget);
    setSending(isDraft ? 'draft' : 'send');
    // A draft, and what has become of it, are two.
    const text = JSON.stringify({ ...values, isDraft });
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() };
    try {
      const captcha = await solveSpamGuard(askChallenge);
      const body = { ...(readProposal(values) as unknown as ProposalInput), isDraft, captcha };
      const { link } = await makeCall(addProposal, { body }, { idempotencyKey: sent.current.key });
      localStorage.removeItem(KEPT);
      resetSpamGuard();
      location.assign(`${new URL(link).pathname}?done=${isDraft ? 'saved' : 'sent'}`);
    } catch (thrown) {
      const isRefused = thrown instanceof Refusal && !isNoAnswer(thrown);
      if (isRefused && (thrown.errors.captcha || thrown.code === 'conflict')) resetSpamGuard();
      if (isRefused && thrown.message === sentOtherwise()) sent.current = undefined;
      setErrors(shown(isRefused ? thrown.errors : {}));
      setFailure(
        isRefused
          ? failureOf({ ...thrown, message: thrown.message, errors: thrown.errors }, say.notSent())
          : { heading: say.notSent(), message: say.notReached() },
      );
      setAttempts((count) => count + 1);
      setSending(undefined);
    }
  }

  return (
    <form
      ref={form}
      method="post"
      aria-label={say.ownTitle()}
      noValidate
      className="grid gap-12"
      onSubmit={submit}
      onInput={({ currentTarget }) => keep(currentTarget)}
      onFocus={() => void solveSpamGuard(askChallenge).catch(() => {})}
    >
      {failure && (
        <ErrorSummary
          key={`${summary}${attempts}`}
          failure={failure}
          fields={allFields(asked)}
          errors={errors}
        />
      )}
      <ProposalFields asked={asked} values={refused?.values ?? {}} errors={errors} />
      <p className="text-small text-quiet">
        <span>{consent.text}</span>{' '}
        <a className="link" href={publicAddress.privacy}>
          {say.privacyPolicy()}
        </a>
      </p>
      <input type="hidden" name="consent" value={consent.version} />
      {ticket && <input type="hidden" name="captcha" value={ticket} />}
      <div className="grid gap-4">
        <p className="flex flex-wrap gap-4">
          <button
            type="submit"
            name="do"
            value="send"
            className="button button-main max-sm:w-full"
            aria-disabled={sending !== undefined}
          >
            {sending === 'send' ? say.sending() : say.propose()}
          </button>
          <button
            type="submit"
            name="do"
            value="draft"
            className="button max-sm:w-full"
            aria-disabled={sending !== undefined}
          >
            {sending === 'draft' ? say.sending() : say.saveDraft()}
          </button>
        </p>
        <p className="text-small text-quiet">{say.linkAfter()}</p>
        <span className="sr-only" role="status">
          {sending ? say.sending() : ''}
        </span>
      </div>
    </form>
  );
}

function shown(errors: FieldMessages): FieldMessages {
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [shownAt(name), message]));
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function keep(form: HTMLFormElement): void {
  const typed = Object.entries(valuesOf(form)).filter(([name, value]) => value && !NEVER_KEPT.includes(name));
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // The browser keeps nothing, or no more: the form works all the same.
  }
}

/** Fills in what was typed before, where nothing stands. */
function restore(form: HTMLFormElement): void {
  let kept: Record<string, unknown> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
  } catch {
    return;
  }
  for (const [name, value] of Object.entries(kept)) {
    const field = form.elements.namedItem(name);
    const canHold =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement;
    if (!canHold || field.type === 'hidden' || field.value || typeof value !== 'string') continue;
    field.value = value;
    field.closest('details')?.setAttribute('open', '');
  }
}
