import type { SamplePost } from '../sample-post.ts';

export const whatYourLedgerKnows: SamplePost = {
  title: 'What your ledger already knows',
  category: 'Data and trust',
  author: 'Efua Sampleson',
  publishedAt: '2025-03-04T09:00:00.000Z',
  content: `
<p>Ask the owner of a wholesale shop in Kumasi what she would do with artificial intelligence, and the answer often begins with an apology: “We don’t have data.” Then she opens a drawer. In it lie eleven years of exercise books, one line per delivery, in three handwritings. That is data. It has simply never been asked a question.</p>
<h2>Begin with a question, not with a system</h2>
<p>The useful question is small and has a date on it. Which customers who bought every week in January have not come since Easter? Which line of goods runs out on the same day every month? If nobody would act on the answer next Monday, choose another question.</p>
<p>Write the question at the top of a page. Below it, write what you would need to see to answer it by hand. In most businesses four columns are enough: who, what, how much, when. Everything else in the books can wait.</p>
<h2>Type in one month, not ten years</h2>
<p>The temptation is to digitise the whole drawer. Resist it. One month, typed by the person who keeps the books, teaches more than ten years typed by someone who doesn’t. She will notice that ‘Auntie Adjoa’ and ‘A. Mensah, Tafo’ are the same person. She will know that the blank week in June was a funeral and not a fault.</p>
<blockquote>The cleaning of data is where a business learns what it means by its own words.</blockquote>
<p>After that month you can try a tool: a spreadsheet’s forecast, or a language model that reads photographs of the pages. Compare what it says with the month you know. Count the mistakes. Two wrong lines in a hundred may be fine for planning stock and far too many for sending bills.</p>
<h2>Decide who may look</h2>
<p>A ledger is a list of other people’s affairs. Before it leaves the drawer, decide three things and put them on the same page as your question:</p>
<ul>
<li>who in the business may see names, and who needs only totals;</li>
<li>which services may receive a copy, and what they promise to do with it;</li>
<li>when the copy will be deleted.</li>
</ul>
<p>Ghana’s Data Protection Act asks for much of this in any case. But the better reason is simpler. Customers who learn that their purchases were handled with care will let you ask the next question too.</p>
<p>So before you look for a consultant, open the drawer.</p>
<p><em>This is a sample article. Its author and the businesses in it are invented.</em></p>`,
};
