import { Link, Navigate } from '@tanstack/react-router';
import type { CallOutput } from '#platform/contract/call.ts';
import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { STEPS, type Step, viewSettingUp } from '../contract.ts';
import * as say from '../messages.ts';
import { ContactStep, LookStep, NameStep } from './content-steps.tsx';
import { DatesStep, FeesStep, PlaceStep } from './edition-steps.tsx';
import { LanguageStep } from './language-step.tsx';
import { PublishStep } from './publish-step.tsx';
import { STEP_TEXTS } from './step-texts.ts';
import { TextsStep } from './texts-step.tsx';

/** These can be taken before there is an edition. */
const BEFORE_AN_EDITION: readonly Step[] = ['language', 'name', 'dates'];

/** One step of setting up a site: it saves what its part of the desk would, and goes on. */
export function SettingUpScreen({ step }: { step: Step }) {
  const { title, lead } = STEP_TEXTS[step];
  return (
    <RecordLoader
      call={viewSettingUp}
      query={{}}
      layout={(content, state) => (
        <Screen title={title} crumb={say.settingUp()} within={{ to: '/admin/site', label: say.site() }}>
          <Progress step={step} entered={state?.entered ?? false} />
          <p className="panel-lead">{lead}</p>
          {content}
        </Screen>
      )}
    >
      {(state) => <StepForm step={step} state={state} />}
    </RecordLoader>
  );
}

function StepForm({ step, state }: { step: Step; state: CallOutput<typeof viewSettingUp> }) {
  if (!state.entered && !BEFORE_AN_EDITION.includes(step)) {
    return <Navigate to="/admin/setting-up" replace />;
  }
  switch (step) {
    case 'language':
      return <LanguageStep isChosen={state.next !== 'language'} />;
    case 'name':
      return <NameStep />;
    case 'dates':
      return <DatesStep />;
    case 'place':
      return <PlaceStep />;
    case 'fees':
      return <FeesStep />;
    case 'contact':
      return <ContactStep />;
    case 'look':
      return <LookStep />;
    case 'words':
      return <TextsStep words={state.words} />;
    case 'publish':
      return <PublishStep />;
  }
}

function Progress({ step, entered }: { step: Step; entered: boolean }) {
  return (
    <nav aria-label={say.steps()} className="setup-steps">
      <ol>
        {STEPS.map((one) => (
          <li key={one} data-past={STEPS.indexOf(one) < STEPS.indexOf(step) || undefined}>
            {entered || BEFORE_AN_EDITION.includes(one) ? (
              <Link
                to="/admin/setting-up/$step"
                params={{ step: one }}
                activeProps={{ 'aria-current': 'step' }}
              >
                <StepLabel step={one} />
              </Link>
            ) : (
              <div>
                <StepLabel step={one} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepLabel({ step }: { step: Step }) {
  return <span>{STEP_TEXTS[step].label}</span>;
}
