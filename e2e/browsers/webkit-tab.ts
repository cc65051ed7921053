import {
  asJsonFunction,
  bringIntoView,
  CANDIDATES,
  clicking,
  type Json,
  type Part,
  pressing,
  restingPlace,
  type Tab,
} from './tab.ts';

/** The property by which WebDriver says that something is an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Node = Record<typeof ELEMENT, string>;

export type Send = <Result>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Result>;

export function webkitTab(send: Send, browser: string, end: () => Promise<void>): Tab {
  const evaluate = async <T extends Json>(script: (...values: never) => T, values: Json[], node?: Node) => {
    const returned = await send<string | null>('POST', '/execute/sync', {
      script: `return (${asJsonFunction(script)}).apply(null, arguments)`,
      args: [node ?? null, JSON.stringify(values)],
    });
    return JSON.parse(returned ?? 'null') as T;
  };
  const perform = async (action: object) => {
    await send('POST', '/actions', { actions: [action] });
    await send('DELETE', '/actions');
  };
  const locate = (css: string) => send<Node[]>('POST', '/elements', { using: 'css selector', value: css });
  const toPart = (node: Node): Part => ({
    click: async () => {
      await perform(clicking(await restingPlace(() => evaluate(bringIntoView, [], node))));
    },
    chooseFile: async (path) => {
      await send('POST', `/element/${node[ELEMENT]}/value`, { text: path });
    },
    run: (script, ...values) => evaluate(script, values, node),
  });
  return {
    browser,
    end,
    goto: async (url) => {
      await send('POST', '/url', { url });
    },
    resize: async (width, height) => {
      await send('POST', '/window/rect', { x: 0, y: 0, width, height });
      const seen = await evaluate(() => innerHeight, []);
      await send('POST', '/window/rect', { width, height: 2 * height - seen });
    },
    setCookie: async (name, value) => {
      await send('POST', '/cookie', { cookie: { name, value, path: '/' } });
    },
    clearCookies: async () => {
      await send('DELETE', '/cookie');
    },
    run: (script, ...values) => evaluate(script, values),
    find: async (css) => {
      const node = (await locate(css))[0];
      return node && toPart(node);
    },
    findByRole: async (role, name) => {
      for (const node of await locate(CANDIDATES[role])) {
        const path = `/element/${node[ELEMENT]}`;
        const label = await send<string>('GET', `${path}/computedlabel`).catch(() => '');
        if (label.trim() === name && (await send('GET', `${path}/computedrole`)) === role)
          return toPart(node);
      }
      return undefined;
    },
    type: async (text) => {
      for (const character of text) await perform(pressing(character));
    },
    press: (...keys) => perform(pressing(...keys)),
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
  };
}
