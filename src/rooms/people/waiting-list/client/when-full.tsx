import { Island } from '#platform/client/island.tsx';
import type { CallClient } from '#platform/contract/call.ts';
import type { nest } from '#platform/contract/nest.ts';
import { AFTER_JOINING } from '../addresses.ts';
import { joinWaitingList, type WaitingInput } from '../contract.ts';
import * as say from '../messages.ts';
import { WaitingForm, type WaitingFormProps } from './waiting-form.island.tsx';

/** What the registration page shows while all places are taken. */
export const whenFull = {
  title: say.joinWaitingList,
  Form: (props: WaitingFormProps) => <Island name="waiting-form" component={WaitingForm} props={props} />,
  async submit(call: CallClient, values: ReturnType<typeof nest<string>>, joins: string) {
    if (!('size' in values)) return undefined;
    await call(joinWaitingList, {
      body: { ...(values as unknown as WaitingInput), ...(joins && { joins }) },
    });
    return AFTER_JOINING;
  },
};
