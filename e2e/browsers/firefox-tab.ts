import type { Bidi } from './bidi.ts';
import {
  asJsonFunction,
  bringIntoView,
  clicking,
  type Json,
  type Part,
  pressing,
  restingPlace,
  type Tab,
} from './tab.ts';

interface Node {
  sharedId: string;
}
interface Evaluated {
  type: 'success' | 'exception';
  result: { type: string; value?: string; sharedId?: string };
  exceptionDetails?: { text: string };
}

export function firefoxTab(bidi: Bidi, context: string, browser: string, end: () => Promise<void>): Tab {
  const evaluate = async <T extends Json>(script: (...values: never) => T, values: Json[], node?: Node) => {
    const { result, exceptionDetails } = await bidi.send<Evaluated>('script.callFunction', {
      functionDeclaration: asJsonFunction(script),
      arguments: [node ?? { type: 'null' }, { type: 'string', value: JSON.stringify(values) }],
      target: { context },
      awaitPromise: false,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result.value ?? 'null') as T;
  };
  const perform = async (action: object) => {
    await bidi.send('input.performActions', { context, actions: [action] });
    await bidi.send('input.releaseActions', { context });
  };
  const locate = async (locator: object): Promise<Part | undefined> => {
    const found = await bidi.send<{ nodes: Node[] }>('browsingContext.locateNodes', {
      context,
      locator,
      maxNodeCount: 1,
    });
    const node = found.nodes[0] && { sharedId: found.nodes[0].sharedId };
    return (
      node && {
        click: async () => {
          await perform(clicking(await restingPlace(() => evaluate(bringIntoView, [], node))));
        },
        chooseFile: async (path) => {
          await bidi.send('input.setFiles', { context, element: node, files: [path] });
        },
        run: (script, ...values) => evaluate(script, values, node),
      }
    );
  };
  return {
    browser,
    end,
    goto: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    resize: async (width, height) => {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    setCookie: async (name, value) => {
      const domain = await evaluate(() => location.hostname, []);
      const cookie = { name, domain, path: '/', value: { type: 'string', value } };
      await bidi.send('storage.setCookie', { cookie });
    },
    clearCookies: async () => {
      await bidi.send('storage.deleteCookies', {});
    },
    run: (script, ...values) => evaluate(script, values),
    find: (value) => locate({ type: 'css', value }),
    findByRole: (role, name) => locate({ type: 'accessibility', value: { role, name } }),
    type: async (text) => {
      for (const character of text) await perform(pressing(character));
    },
    press: (...keys) => perform(pressing(...keys)),
    screenshot: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
  };
}
