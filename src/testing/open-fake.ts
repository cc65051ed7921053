import { onTestFinished } from 'vitest';
import type { FakeProvider } from './fake-provider.ts';

/** Listens until the test ends. */
export async function openFake<Provider extends FakeProvider>(fake: Provider): Promise<Provider> {
  await fake.listen();
  onTestFinished(fake.close);
  return fake;
}
