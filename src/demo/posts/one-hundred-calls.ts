import type { SamplePost } from '../sample-post.ts';

export const oneHundredCalls: SamplePost = {
  title: 'One hundred calls in Ewe',
  category: 'AI in practice',
  author: 'Kojo Samplemanu',
  publishedAt: '2025-05-13T09:00:00.000Z',
  content: `
<p>A company that sells solar lamps on instalments gets about nine hundred calls a day. A third are in English. The others come in Ewe, Twi, Ga and Dagbani, often with two languages in one sentence and a motorbike in the background. The speech tools on the market were trained on something else: people reading aloud, in quiet rooms, in other countries.</p>
<p>What can a firm of sixty people do about that? More than it seems, if it begins with one hundred calls.</p>
<h2>A test set before a model</h2>
<p>The first step isn’t to build anything. It is to choose a hundred real calls, with the callers’ consent, and to have two people write down word for word what was said. Where the two differ, a third decides. It takes about a week. The result is small, and it is the most valuable thing the project will own: a fair test.</p>
<p>Now every tool can be tried in an hour. How many words does it get right? And, more to the point: how many calls does it send to the right desk? A system may stumble over half the words and still know that ‘lamp’, ‘three days’ and ‘dark’ belong to repairs.</p>
<h2>Pay for voices</h2>
<p>If no tool passes, voices will have to be collected. Do it as you would buy any raw material: with a contract, a price and a receipt. Say what the recordings will be used for, and let people take them back. Record where people really call from, the yard and the trotro, and not only in the office.</p>
<blockquote>A model that has never heard a generator will not understand anybody during a power cut, which is when people ring about lamps.</blockquote>
<h2>Leave the way out open</h2>
<p>Whatever the machine understands, each call needs one short phrase that leads to a person, in every language, at any moment. Test it as hard as the rest. Callers who know that they can leave are more patient with a machine than those who feel locked in.</p>
<p>Then listen to ten calls every week, for as long as the system runs. New products bring new words. So do songs, elections and football. A language is not a data set that is finished one day; it is a neighbour who keeps talking.</p>
<p><em>This is a sample article. Its author and the company in it are invented.</em></p>`,
};
